import { chromium } from "@playwright/test";
import { encode } from "./encode.ts";
import { writeManifest } from "./manifest.ts";
import { photograph } from "./photograph.ts";
import { sceneList } from "./scene-list.ts";

// node scenes/shoot.ts [name…]: shoots the named scenes, or all, and rewrites the manifest.
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !sceneList.some((scene) => scene.name === name));
if (unknown.length > 0) {
  console.error(`No such scene: ${unknown.join(", ")}.`);
  console.error(`There are: ${sceneList.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  for (const scene of sceneList) {
    if (wanted.length > 0 && !wanted.includes(scene.name)) continue;
    const bytes = await encode(scene.name, await photograph(browser, scene));
    console.log(`${scene.name}: ${Math.round(bytes / 1024)} KB`);
  }
} finally {
  await browser.close();
}
await writeManifest();
