import "../scripts/alias.ts";
import { readdir, readFile } from "node:fs/promises";
import { type Browser, chromium } from "@playwright/test";
import { draftQuality, encode, removePictures } from "./encode.ts";
import { writeManifest } from "./manifest.ts";
import { mockups } from "./mockup-list.ts";
import { type Draft, photograph, photographDraft } from "./photograph.ts";

// npm run screenshots [-- name…]: encodes the named pictures of projects.ts, or all, and rewrites
// the manifest. Uses the image of that name in content/screenshots/, or else the mockup.
const { draftedPictures, projects } = await import("../content/projects.ts");
const folder = "content/screenshots";
const names = projects.flatMap(({ image, supportingImages }) => [
  image.src as string,
  ...supportingImages.map(({ picture }) => picture.src as string),
]);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) fail(`No project has a picture ${unknown.join(", ")}.`);

const drafts = draftedPictures.flatMap((image) =>
  (["sketch", "wire"] as const).map((draft) => ({ image, draft })),
);
const files = await readdir(folder);
let browser: Browser | undefined;
try {
  for (const name of wanted.length > 0 ? wanted : names) {
    const bytes = await encode(name, await readPicture(name));
    console.log(`${name}: ${Math.round(bytes / 1024)} KB`);
  }
  for (const { image, draft } of drafts) {
    await encode(`${image}-${draft}`, await readDraft(image, draft), { quality: draftQuality });
  }
} finally {
  await browser?.close();
}
const kept = [...names, ...drafts.map(({ image, draft }) => `${image}-${draft}`)];
await removePictures((name) => !kept.includes(name));
await writeManifest(names);

async function readPicture(name: string): Promise<Buffer> {
  const file = files.find((one) => /^[^.]+(?=\.(png|jpe?g|webp|avif)$)/i.exec(one)?.[0] === name);
  if (file) return readFile(`${folder}/${file}`);
  const mockup = mockups.find((one) => one.name === name);
  if (!mockup) return fail(`${folder}/ has no ${name}.png, .jpg, .webp or .avif.`);
  return photograph(await openBrowser(), mockup);
}

async function readDraft(image: string, draft: Draft): Promise<Buffer> {
  const mockup = mockups.find(({ name }) => name === image);
  if (!mockup || !("page" in mockup)) return fail(`${image} has no mockup to draft.`);
  return photographDraft(await openBrowser(), mockup.page, draft);
}

async function openBrowser(): Promise<Browser> {
  browser ??= await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  return browser;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
