import { existsSync, readFileSync } from "node:fs";

type Timed = { name: string; ms: number };
type VitestReport = {
  testResults: { assertionResults: { fullName: string; duration?: number | null }[] }[];
};
type Suite = {
  file: string;
  suites?: Suite[];
  specs: { title: string; tests: { results: { duration: number }[] }[] }[];
};

/** The twenty slowest tests of the reports in a folder, a line each. One that is not there counts as empty. */
export function slowestTests(folder: string): string {
  const tests = [
    ...vitestTests(`${folder}/unit.json`),
    ...vitestTests(`${folder}/http.json`),
    ...browserTests(`${folder}/browser.json`),
  ];
  const slowest = tests.sort((one, other) => other.ms - one.ms).slice(0, 20);
  const lines = slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
  return ["The slowest tests", ...lines].join("\n");
}

function vitestTests(file: string): Timed[] {
  const report = read<VitestReport>(file);
  return (report?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 }));
}

function browserTests(file: string): Timed[] {
  return (read<{ suites: Suite[] }>(file)?.suites ?? []).flatMap(suiteTests);
}

function suiteTests({ file, specs, suites = [] }: Suite): Timed[] {
  const own = specs.map(({ title, tests }) => ({
    name: `${file}: ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap(suiteTests)];
}

function read<Report>(file: string): Report | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
