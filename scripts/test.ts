import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";

const { changedFiles, browserFolders } = await import("./changed-tests.ts");
const { findChromium } = await import("./chromium.ts");
const { slowestTests } = await import("./slowest-tests.ts");
const { findTestPort } = await import("./test-port.ts");

const results = ".local/test-results";
const modules = "node_modules";
const changed = process.argv.includes("--changed") ? changedFiles() : null;
let failed = 0;
let passed = 0;

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

process.env.TEST_PORT = await findTestPort();
const chromium = findChromium((line) => console.log(line));
run("Types, lint, dead code, generated types", ["scripts/check.ts"], () => [0, 0]);
run(
  "Unit, database, http and local-stack tests",
  [
    `${modules}/vitest/vitest.mjs`,
    "run",
    ...vitestFilter(),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${results}/vitest.json`,
  ],
  () => {
    const report = read("vitest.json");
    return [report.numPassedTests, report.numFailedTests];
  },
);
const folders = changed && browserFolders(changed);
if (folders?.length !== 0) {
  run("Browser tests", [`${modules}/@playwright/test/cli.js`, "test", ...(folders ?? [])], () => {
    const { expected, unexpected } = read("browser.json").stats;
    return [expected, unexpected];
  });
}

console.log(`\n${slowestTests(`${results}/vitest.json`, `${results}/browser.json`)}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Migrations and the local stack are imported by no test, so a change there runs all. */
function vitestFilter(): string[] {
  if (!changed || changed.some((file) => /^(supabase|local)\//.test(file))) return [];
  return ["--changed", "--passWithNoTests"];
}

/** Runs one runner and adds its counts; one that fails without any counts as one failure. */
function run(title: string, command: string[], counts: () => [passed: number, failed: number]) {
  console.log(`\n== ${title}`);
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", CHROMIUM_PATH: chromium };
  const stdio = ["ignore", "inherit", "inherit"] as const;
  const { status } = spawnSync(process.execPath, command, { stdio: [...stdio], env });
  const [good, bad] = status === 0 || hasResults(counts) ? counts() : [0, 0];
  passed += good;
  failed += status !== 0 && bad === 0 ? 1 : bad;
}

function hasResults(counts: () => unknown): boolean {
  try {
    counts();
    return true;
  } catch {
    return false;
  }
}

function read(name: string) {
  return JSON.parse(readFileSync(`${results}/${name}`, "utf8"));
}
