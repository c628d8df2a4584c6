/** Meta's queue: holds calls until its script has loaded. */
type Pixel = {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  push?: Pixel;
};

type PixelWindow = { fbq?: Pixel; _fbq?: Pixel };

let running = false;
let requested = false;

/** Loads the pixel after the load event, or resumes a stopped one. */
export function startPixel(mark: string): void {
  const [id = "", script = ""] = mark.split(" ");
  const { fbq } = window as PixelWindow;
  running = true;
  if (fbq) fbq("consent", "grant");
  else install(id);
  if (document.readyState === "complete") load(script);
  else window.addEventListener("load", () => load(script), { once: true });
}

/** Drops unsent events and removes the pixel's cookies. */
export function stopPixel(): void {
  const { fbq } = window as PixelWindow;
  running = false;
  if (!fbq) return;
  if (!fbq.callMethod) fbq.queue = fbq.queue.filter(([call]) => call !== "track");
  fbq("consent", "revoke");
  for (const name of ["_fbp", "_fbc"]) removeCookie(name);
}

export function trackByPixel(name: string, content: object, id: string): void {
  (window as PixelWindow).fbq?.("track", name, content, { eventID: id });
}

function install(id: string): void {
  const fbq: Pixel = Object.assign(
    (...call: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...call);
      else fbq.queue.push(call);
    },
    // Page views are counted here, not by the pixel's own URL listener.
    { queue: [], loaded: true, version: "2.0", disablePushState: true },
  );
  fbq.push = fbq;
  Object.assign(window, { fbq, _fbq: fbq });
  // Disables automatic collection from buttons, forms and page data.
  fbq("set", "autoConfig", false, id);
  fbq("init", id);
}

function load(source: string): void {
  if (!running || requested) return;
  requested = true;
  const script = document.createElement("script");
  script.src = source;
  script.async = true;
  document.head.append(script);
}

/** The pixel sets its cookies on the widest possible domain. */
function removeCookie(name: string): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`);
  for (const domain of ["", ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}
