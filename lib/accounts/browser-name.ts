/** Order matters: most user agents also contain the names of browsers they derive from. */
const browsers: [string, RegExp][] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|OPT)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
];

const systems: [string, RegExp][] = [
  ["iOS", /\b(iPhone|iPad|iPod)\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac(intosh| OS X)\b/],
  ["Linux", /\bLinux\b/],
];

/**
 * Returns a name such as "Firefox on Windows". Clients can send anything, so use it for display
 * only.
 */
export function browserName(userAgent: string): string {
  const find = (known: [string, RegExp][]) => known.find(([, sign]) => sign.test(userAgent))?.[0];
  const system = find(systems);
  return `${find(browsers) ?? "Unknown browser"}${system ? ` on ${system}` : ""}`;
}
