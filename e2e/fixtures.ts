import { test as base, type Page } from "@playwright/test";

export { expect } from "@playwright/test";

type Fixtures = {
  /** Messages of the console that a test expects; everything else there fails it. */
  expectedErrors: RegExp;
  address: string;
  watch: undefined;
};

/** Every test comes from an address of its own, and fails on any error in the page or its policy. */
export const test = base.extend<Fixtures>({
  expectedErrors: [/^$/, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
  address: async ({}, use) => {
    const part = () => 1 + Math.floor(Math.random() * 254);
    await use(`10.${part()}.${part()}.${part()}`);
  },
  extraHTTPHeaders: async ({ address }, use) => use({ "x-forwarded-for": address }),
  watch: [
    async ({ page, expectedErrors }, use) => {
      const problems = watchPage(page);
      await use(undefined);
      const unexpected = problems.filter((text) => !expectedErrors.test(text));
      if (unexpected.length > 0) throw new Error(`The page reported:\n${unexpected.join("\n")}`);
    },
    { auto: true },
  ],
});

function watchPage(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    // Violations of the Content-Security-Policy arrive here as well, as errors.
    if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  return problems;
}
