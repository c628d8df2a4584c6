/**
 * Packages that have had a security advisory: the minimum version in each release line,
 * and the advisory that requires it.
 */
export const advisories: [name: string, floors: string, advisory: string][] = [
  ["@babel/runtime", "7.26.10", "CVE-2025-27789"],
  ["@hono/node-server", "1.19.19 2.1.3", "GHSA-rmxm-3fg6-px4f"],
  ["@opentelemetry/core", "2.8.0", "CVE-2026-54285"],
  ["@playwright/test", "1.55.1", "CVE-2025-59288"],
  ["@sentry/node", "10.27.0", "CVE-2025-65944"],
  ["@sentry/node-core", "10.27.0", "CVE-2025-65944"],
  ["@supabase/auth-js", "2.70.0", "CVE-2025-48370"],
  ["cookie", "0.7.0", "CVE-2024-47764"],
  ["debug", "2.6.9 3.1.0 4.4.3", "CVE-2025-59144"],
  ["deepmerge-ts", "4.0.2", "CVE-2022-24802"],
  ["extend", "2.0.2 3.0.2", "CVE-2018-16492"],
  ["hono", "4.13.5", "CVE-2026-84363"],
  ["jose", "2.0.7 4.15.5", "CVE-2024-28176"],
  ["kysely", "0.28.17", "CVE-2026-44635"],
  ["mdast-util-to-hast", "13.2.1", "CVE-2025-66400"],
  ["ms", "2.0.0", "CVE-2017-20162"],
  ["nanoid", "3.3.17 5.1.11", "CVE-2026-67213"],
  // Fixed in 16.4.1, but the site is written for 16.4.6.
  ["next", "16.4.6", "CVE-2026-126187"],
  ["node", "22.23.4 24.22.1 26.12.1", "CVE-2026-111497"],
  ["nodemailer", "10.1.4", "GHSA-85x2-q946-cp5h"],
  ["pg", "7.1.2", "CVE-2017-16082"],
  ["picomatch", "2.3.2 3.0.2 4.0.4", "CVE-2026-33671"],
  ["playwright", "1.55.1", "CVE-2025-59288"],
  ["postcss", "8.5.23", "GHSA-fxqj-rqcc-2cmp"],
  ["react", "19.3.1", "CVE-2026-126187"],
  ["react-dom", "19.3.1", "CVE-2026-126187"],
  ["semver", "5.7.2 6.3.1 7.5.2", "CVE-2022-25883"],
  ["sharp", "0.35.5", "GHSA-wq5f-xc86-pv6w"],
  ["smol-toml", "1.7.1", "CVE-2026-85730"],
  ["source-map-js", "1.2.2", "CVE-2026-93749"],
  ["uuid", "11.1.1 13.0.1 14.0.0", "CVE-2026-41907"],
  ["vite", "6.4.5 7.3.7 8.3.3", "CVE-2026-112946"],
  ["vitest", "3.2.7 4.1.10 5.0.0", "CVE-2026-73653"],
  ["yaml", "2.2.2", "CVE-2023-2251"],
  ["zod", "3.22.3", "CVE-2023-4316"],
];

/** Packages accepted below their minimum because no build contains them, with the reasons. */
export const accepted: Record<string, string> = {
  node: "runs the commands of a checkout, and the registry has no newer one. A server brings its own.",
  nodemailer: "comes with the local stack, whose mails go to its own catcher without it.",
};
