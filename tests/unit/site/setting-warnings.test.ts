import { expect, test } from "vitest";
import { parseEnv } from "@/lib/env";
import { settingWarnings } from "@/lib/http/setting-warnings";
import { requiredEnv } from "../config/required-env";

const demoKey = `a.${Buffer.from('{"iss":"supabase-demo"}').toString("base64url")}.c`;
const good = {
  ...requiredEnv,
  SITE_URL: "https://www.agency.test",
  MAIL_FROM: "hello@agency.test",
  LINK_SECRET: "0123456789abcdef",
};
const warningsOf = (variables: Record<string, string>, builtFor = "https://www.agency.test") =>
  settingWarnings(parseEnv({ ...good, ...variables }), builtFor).join();

test.each<[Record<string, string>, string]>([
  [{ SITE_URL: "http://www.agency.test" }, "SITE_URL starts with http"],
  [{ RESEND_BASE_URL: "http://localhost:54324" }, "RESEND_BASE_URL"],
  [{ MAIL_FROM: "Agency <hello@agency.example>" }, "MAIL_FROM"],
  [{ LINK_SECRET: "" }, "LINK_SECRET"],
  [{ SUPABASE_SECRET_KEY: demoKey }, "SUPABASE_SECRET_KEY"],
])("warns a public site about %o, but not a local one", (variables, warning) => {
  expect(warningsOf(variables, variables.SITE_URL)).toContain(warning);
  expect(
    warningsOf({ ...variables, SITE_URL: "http://localhost:3000" }, "http://localhost:3001"),
  ).toBe("");
});

test("warns when the build was made for another site URL", () => {
  const local = { SITE_URL: "http://www.agency.test" };
  expect(warningsOf({})).toBe("");
  expect(warningsOf({}, "http://www.agency.test")).toContain("The site was built for http:");
  expect(warningsOf(local)).toContain("The site was built for https:");
});
