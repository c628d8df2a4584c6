import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { withFallback } from "../lib/with-fallback.ts";

const { changedFiles, testFolders } = await import("./changed-tests.ts");
const { findChromium } = await import("./chromium.ts");
const { findNginx } = await import("./nginx.ts");
const { findTestPort } = await import("./test-port.ts");
const { testSummary } = await import("./test-summary.ts");

const results = ".local/test-results";
const modules = "node_modules";
const changed = process.argv.includes("--changed") ? changedFiles() : null;
let failed = 0;
let passed = 0;

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

process.env.TEST_PORT = await findTestPort();
const checks = run("Types, lint, dead code, generated types", ["scripts/check.ts"], () => [0, 0]);
// Runs during the checks: installing and checking use one core each.
process.env.CHROMIUM_PATH = findChromium((line) => console.log(line));
process.env.NGINX_PATH = findNginx((line) => console.log(line));
await checks;
const http = changed && testFolders("tests/http", changed);
// Run in parallel, because each spends about half its time waiting.
await Promise.all([
  runVitest("unit", "Unit, database and local-stack tests", [
    ...["unit", "local", "database"].map((project) => `--project=${project}`),
    ...changedImports(),
  ]),
  http?.length !== 0 && runVitest("http", "HTTP tests", ["--project=http*", ...(http ?? [])]),
]);
const browser = changed && testFolders("e2e", changed);
if (browser?.length !== 0) {
  const command = [`${modules}/@playwright/test/cli.js`, "test", ...(browser ?? [])];
  // The browser tests reuse the build that the HTTP tests passed on.
  if (http?.length !== 0 && failed === 0) process.env.TEST_BUILD = "made";
  await run("Browser tests", command, () => {
    const { expected, unexpected } = read("browser").stats;
    return [expected, unexpected];
  });
}

console.log(`\n${testSummary(results)}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** No test imports the migrations or the local stack, so a change there runs all tests. */
function changedImports(): string[] {
  if (!changed || changed.some((file) => /^(supabase|local)\//.test(file))) return [];
  return ["--changed", "--passWithNoTests"];
}

async function runVitest(name: string, title: string, filter: string[]) {
  const reporters = ["--reporter=default", "--reporter=json"];
  const output = `--outputFile.json=${results}/${name}.json`;
  const command = [`${modules}/vitest/vitest.mjs`, "run", ...filter, ...reporters, output];
  await run(title, command, () => {
    const report = read(name);
    return [report.numPassedTests, report.numFailedTests];
  });
}

/** Runs a test runner and adds its counts; a crash that reports none counts as one failure. */
async function run(
  title: string,
  command: string[],
  counts: () => [passed: number, failed: number],
) {
  console.log(`\n== ${title}`);
  const env = {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: "1",
    // Speeds up the site's server, which the tests start some forty times.
    NODE_COMPILE_CACHE: resolve(".local/compiled"),
    // Speeds up Supabase Lite: by default, each sign-up or sign-in takes 50 ms of CPU.
    LITE_AUTH_BCRYPT_COST: "4",
  };
  const runner = spawn(process.execPath, command, { stdio: ["ignore", "inherit", "inherit"], env });
  const [status] = await once(runner, "exit");
  const [good, bad] = status === 0 ? counts() : withFallback([0, 0], counts);
  passed += good;
  failed += status !== 0 && bad === 0 ? 1 : bad;
}

function read(name: string) {
  return JSON.parse(readFileSync(`${results}/${name}.json`, "utf8"));
}
