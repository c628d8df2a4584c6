/** The first that matches: most browsers also name those that they are built on. */
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

/** Such as "Firefox on Windows". Anybody can send any name, so it is for display only. */
export function browserName(userAgent: string): string {
  const find = (known: [string, RegExp][]) => known.find(([, sign]) => sign.test(userAgent))?.[0];
  const system = find(systems);
  return `${find(browsers) ?? "Unknown browser"}${system ? ` on ${system}` : ""}`;
}
