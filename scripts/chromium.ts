import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installFromDebian } from "./debian-package.ts";
import { findExecutable } from "./find-executable.ts";

/** Prefers the headless shell: it is the same engine, but tests take a third less time. */
const debianPackages = ["chromium-headless-shell", "chromium"];
const names = [...debianPackages, "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Disables Chromium's own network requests and lets it run as root in a container. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * Returns the path of a Chromium for the browser tests: CHROMIUM_PATH, an installed one,
 * Playwright's own, or Debian's package, which is installed if possible. Logs the choice; throws if
 * there is none.
 */
export function findChromium(log: (line: string) => void): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which is not there.`);
    log(`Browser: ${given} (CHROMIUM_PATH)`);
    return given;
  }
  const found = findExecutable(names) ?? playwrightsOwn();
  if (found) {
    log(`Browser: ${found}`);
    return found;
  }
  log("Browser: none on this machine, installing Debian's package");
  const installed = installFromDebian(debianPackages) && findExecutable(names);
  if (!installed) throw new Error(missing);
  log(`Browser: ${installed}, just installed`);
  return installed;
}

const missing =
  "No Chromium found. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.";

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
