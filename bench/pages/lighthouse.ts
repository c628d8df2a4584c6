import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { browserArguments, findChromium } from "../../scripts/chromium.ts";

const run = promisify(execFile);

/** A separate folder, because Lighthouse with its dependencies outweighs all other packages. */
const folder = ".local/lighthouse";
const version = "13.5.0";

type Method = "devtools" | "simulate";
export type Reading = {
  paint: number;
  shift: number;
  blocking: number;
  scripts: number;
  requests: number;
  lowestScore: number;
};

/**
 * Installs Lighthouse and returns a function that audits a page. Times are in milliseconds, scripts
 * in transferred bytes. The lowest score is of accessibility, best practices and SEO, of 100.
 */
export async function lighthouse(log: (line: string) => void) {
  await run("npm", [
    "install",
    "--prefix",
    folder,
    "--no-audit",
    "--no-fund",
    `lighthouse@${version}`,
  ]);
  const CHROME_PATH = findChromium(log);
  return async function read(url: string, method: Method): Promise<Reading> {
    const { stdout } = await run(
      process.execPath,
      [
        join(folder, "node_modules/lighthouse/cli/index.js"),
        url,
        "--quiet",
        "--output=json",
        "--only-categories=performance,accessibility,best-practices,seo",
        `--throttling-method=${method}`,
        `--chrome-flags=--headless=new ${browserArguments.join(" ")}`,
      ],
      { env: { ...process.env, CHROME_PATH }, maxBuffer: 100 * 1024 * 1024 },
    );
    const { audits, categories } = JSON.parse(stdout);
    const requests: { resourceType: string; transferSize: number }[] =
      audits["network-requests"].details.items;
    return {
      paint: audits["largest-contentful-paint"].numericValue,
      shift: audits["cumulative-layout-shift"].numericValue,
      blocking: audits["total-blocking-time"].numericValue,
      scripts: requests
        .filter(({ resourceType }) => resourceType === "Script")
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
      requests: requests.length,
      lowestScore: Math.min(
        ...["accessibility", "best-practices", "seo"].map((id) => categories[id].score * 100),
      ),
    };
  };
}
