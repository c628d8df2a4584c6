import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** The headless shell first: the same engine without a window, so the tests take a third less time. */
const debianPackages = ["chromium-headless-shell", "chromium"];
const names = [...debianPackages, "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Chromium without its own requests to the network, and able to run as root in a container. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * The path of a Chromium for the browser tests: CHROMIUM_PATH, one on the machine, Playwright's own, or
 * Debian's package, installed now where that is possible. Says which; throws when there is none.
 */
export function findChromium(log: (line: string) => void): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which is not there.`);
    log(`Browser: ${given} (CHROMIUM_PATH)`);
    return given;
  }
  const found = onPath() ?? playwrightsOwn();
  if (found) {
    log(`Browser: ${found}`);
    return found;
  }
  installFromDebian(log);
  const installed = onPath();
  if (!installed) throw new Error(missing);
  log(`Browser: ${installed}, just installed`);
  return installed;
}

const missing =
  "No Chromium found. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.";

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installFromDebian(log: (line: string) => void): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) throw new Error(missing);
  log("Browser: none on this machine, installing Debian's package");
  const options: SpawnSyncOptions = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  const aptGet = ["-qq", "-o", "DPkg::Lock::Timeout=300"];
  // A failed update is no error: the installation that follows decides.
  spawnSync("apt-get", [...aptGet, "update"], options);
  const install = [...aptGet, "install", "-y", "--no-install-recommends"];
  const isInstalled = (name: string) =>
    spawnSync("apt-get", [...install, name], options).status === 0;
  if (!debianPackages.some(isInstalled)) throw new Error(missing);
}
