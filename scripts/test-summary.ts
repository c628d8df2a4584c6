import { existsSync, readFileSync } from "node:fs";

type Outcome = { name: string; ms: number; message?: string };
type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages: string[];
    }[];
  }[];
};
type Result = { duration: number; error?: { message?: string } };
type Suite = {
  file: string;
  suites?: Suite[];
  specs: { title: string; ok: boolean; tests: { results: Result[] }[] }[];
};

/**
 * Lists the twenty slowest tests from the reports in a folder, and each failed one with its
 * message. A missing report counts as empty.
 */
export function testSummary(folder: string): string {
  const tests = [
    ...vitestTests(`${folder}/unit.json`),
    ...vitestTests(`${folder}/http.json`),
    ...browserTests(`${folder}/browser.json`),
  ];
  const slowest = tests.toSorted((one, other) => other.ms - one.ms).slice(0, 20);
  const failed = tests.filter(({ message }) => message !== undefined);
  return [
    "The slowest tests",
    ...slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`),
    ...failed.map(({ name, message }) => `\nFailed: ${name}\n${firstLines(message ?? "")}`),
  ].join("\n");
}

function vitestTests(file: string): Outcome[] {
  return (read<VitestReport>(file)?.testResults ?? []).flatMap((suite) => {
    const tests: Outcome[] = suite.assertionResults.map((test) => ({
      name: test.fullName,
      ms: test.duration ?? 0,
      message: test.status === "failed" ? test.failureMessages.join("\n") : undefined,
    }));
    const unexplained = suite.status === "failed" && !tests.some(({ message }) => message);
    return unexplained ? [...tests, { name: suite.name, ms: 0, message: suite.message }] : tests;
  });
}

function browserTests(file: string): Outcome[] {
  return (read<{ suites: Suite[] }>(file)?.suites ?? []).flatMap(suiteTests);
}

function suiteTests({ file, specs, suites = [] }: Suite): Outcome[] {
  const own = specs.map(({ title, ok, tests }) => {
    const results = tests.flatMap(({ results }) => results);
    const error = results.findLast((result) => result.error)?.error;
    return {
      name: `${file}: ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      message: ok ? undefined : (error?.message ?? ""),
    };
  });
  return [...own, ...suites.flatMap(suiteTests)];
}

const firstLines = (message: string): string => message.split("\n").slice(0, 15).join("\n");

function read<Report>(file: string): Report | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
