type Calendly = {
  initInlineWidget(options: { url: string; parentElement: HTMLElement }): void;
};

declare global {
  interface Window {
    Calendly?: Calendly;
  }
}

/** Loads the script once per document. Rejects on failure, or after `timeoutMs`. */
export async function loadWidget(src: string, timeoutMs: number): Promise<Calendly> {
  if (!window.Calendly) await loadScript(src, timeoutMs);
  if (!window.Calendly) throw new Error("The script is not the widget's");
  return window.Calendly;
}

function loadScript(src: string, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = (reason: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(reason));
    };
    const timer = setTimeout(() => fail("The script did not arrive in time"), timeoutMs);
    script.src = src;
    script.async = true;
    script.onerror = () => fail("The script did not load");
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    document.head.append(script);
  });
}

/** Hides the booking page's privacy banner. */
export function embedded(url: string): string {
  const target = new URL(url);
  target.searchParams.set("hide_gdpr_banner", "1");
  return target.href;
}
