type Calendly = { initInlineWidget(options: { url: string; parentElement: HTMLElement }): void };

declare global {
  interface Window {
    Calendly?: Calendly;
  }
}

/** Loads the script once per document. Rejects on failure, or after `timeoutMs`. */
export async function loadWidget(src: string, timeoutMs: number): Promise<Calendly> {
  if (!window.Calendly) await loadScript(src, timeoutMs);
  if (!window.Calendly) throw new Error("The widget did not load");
  return window.Calendly;
}

/** Resolves in every case, and removes the script if it failed. */
async function loadScript(src: string, timeoutMs: number): Promise<void> {
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  const loaded = new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    setTimeout(reject, timeoutMs);
  });
  document.head.append(script);
  await loaded.catch(() => script.remove());
}

/** Hides the booking page's privacy banner. */
export function embedded(url: string): string {
  const target = new URL(url);
  target.searchParams.set("hide_gdpr_banner", "1");
  return target.href;
}
