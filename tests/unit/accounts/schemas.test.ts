import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { NewPasswordInput, SignInInput, SignUpInput } from "@/lib/accounts/schema";
import { readFields } from "@/lib/forms/submission";

const member = {
  username: "ines_1-b",
  email: "ines@mail.example",
  password: "secret1",
  confirmPassword: "secret1",
  newsletter: "on",
};

/** The first message for each field, as the forms show it. */
function messages(schema: z.ZodType, input: object): Record<string, string> {
  const result = schema.safeParse(input);
  const found: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) found[String(path[0])] ??= message;
  return found;
}

describe("signing in", () => {
  test.each([
    [{}, { email: "Email is required", password: "Password is required" }],
    [
      { email: " ", password: "" },
      { email: "Email is required", password: "Password is required" },
    ],
    [{ email: "ines", password: "secret1" }, { email: "Invalid email address" }],
    [
      { email: member.email, password: "five5" },
      { password: "Password must be at least 6 characters" },
    ],
    [{ email: member.email, password: "sixsix" }, {}],
    [
      { email: member.email, password: "é".repeat(37) },
      { password: "Password must be at most 72 characters" },
    ],
    [{ email: `${"a".repeat(250)}@b.co`, password: "secret1" }, { email: expect.any(String) }],
  ])("with %j", (input, expected) => {
    expect(messages(SignInInput, input)).toEqual(expected);
  });

  test("keeps the spaces of a password", () => {
    expect(SignInInput.parse({ email: member.email, password: " secret " }).password).toBe(
      " secret ",
    );
  });
});

describe("signing up", () => {
  test("takes what fits, from a form and from the page's scripts", () => {
    expect(messages(SignUpInput, member)).toEqual({});
    expect(messages(SignUpInput, { ...member, newsletter: true })).toEqual({});
  });

  test("asks for everything that is missing", () => {
    expect(messages(SignUpInput, {})).toEqual({
      username: "Username is required",
      email: "Email is required",
      password: "Password is required",
      confirmPassword: "Please confirm your password",
      newsletter: "You must agree to subscribe to our newsletter",
    });
  });

  test.each([
    [{ username: "ab" }, "Username must be at least 3 characters"],
    [
      { username: "ines b" },
      "Username can only contain letters, numbers, underscores, and hyphens",
    ],
    [{ username: "inés" }, "Username can only contain letters, numbers, underscores, and hyphens"],
    [{ username: "i".repeat(51) }, "Username must be at most 50 characters"],
    [{ confirmPassword: "secret2" }, "Passwords do not match"],
    [{ newsletter: false }, "You must agree to subscribe to our newsletter"],
  ])("refuses %j", (change, message) => {
    expect(Object.values(messages(SignUpInput, { ...member, ...change }))).toEqual([message]);
  });

  test("tells passwords that differ together with the rest", () => {
    expect(messages(SignUpInput, { ...member, username: "", confirmPassword: "other" })).toEqual({
      username: "Username is required",
      confirmPassword: "Passwords do not match",
    });
  });

  test("knows no field that makes an admin", () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(member)) form.set(name, value);
    form.set("is_admin", "true");
    form.set("isAdmin", "true");
    expect(SignUpInput.parse(readFields(form, SignUpInput))).toEqual(member);
  });
});

test("a new password is given twice", () => {
  const pair = { password: "secret1", confirmPassword: "secret1" };
  expect(messages(NewPasswordInput, pair)).toEqual({});
  expect(messages(NewPasswordInput, { ...pair, confirmPassword: "secret" })).toEqual({
    confirmPassword: "Passwords do not match",
  });
});
