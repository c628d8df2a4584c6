type Calendly = {
  initInlineWidget(options: { url: string; parentElement: HTMLElement }): void;
};

declare global {
  interface Window {
    Calendly?: Calendly;
  }
}

/** Loads the widget's script, once for the document. Rejects when it fails or takes over `patience` milliseconds. */
export async function loadWidget(src: string, patience: number): Promise<Calendly> {
  if (!window.Calendly) await loadScript(src, patience);
  if (!window.Calendly) throw new Error("The script is not the widget's");
  return window.Calendly;
}

function loadScript(src: string, patience: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = (reason: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(reason));
    };
    const timer = setTimeout(() => fail("The script did not arrive in time"), patience);
    script.src = src;
    script.async = true;
    script.onerror = () => fail("The script was refused");
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    document.head.append(script);
  });
}

/** The booking page's address with its privacy banner hidden. */
export function embedded(url: string): string {
  const address = new URL(url);
  address.searchParams.set("hide_gdpr_banner", "1");
  return address.href;
}
