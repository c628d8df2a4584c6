import { chromium } from "@playwright/test";
import { encode } from "./encode.ts";
import { writeManifest } from "./manifest.ts";
import { mockups } from "./mockup-list.ts";
import { photograph } from "./photograph.ts";

// npm run screenshots [-- name…]: shoots the named mockups, or all, and rewrites the manifest.
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !mockups.some((mockup) => mockup.name === name));
if (unknown.length > 0) {
  console.error(`No such mockup: ${unknown.join(", ")}.`);
  console.error(`There are: ${mockups.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  for (const mockup of mockups) {
    if (wanted.length > 0 && !wanted.includes(mockup.name)) continue;
    const bytes = await encode(mockup.name, await photograph(browser, mockup));
    console.log(`${mockup.name}: ${Math.round(bytes / 1024)} KB`);
  }
} finally {
  await browser.close();
}
await writeManifest();
