import { expect, test } from "vitest";
import { NewPasswordInput, SignInInput, SignUpInput } from "@/lib/accounts/schema";
import { readFields } from "@/lib/forms/submission";
import { formOf, inputErrors } from "@/tests/unit/forms/form-of";

const member = {
  username: "ines_1-b",
  email: "ines@mail.example",
  password: "secret1",
  confirmPassword: "secret1",
  newsletter: "on",
};
const { email, password, confirmPassword } = member;
const required = { email: "Email is required", password: "Password is required" };
const allowedLetters = "Username can only contain letters, numbers, underscores, and hyphens";

test.each([
  [{}, required],
  [{ email: " ", password: "" }, required],
  [{ email: "ines", password }, { email: "Invalid email address" }],
  [{ email, password: "five5" }, { password: "Password must be at least 6 characters" }],
  [{ email, password: "sixsix" }, {}],
  [{ email, password: "é".repeat(37) }, { password: "Password must be at most 72 characters" }],
  [{ email: `${"a".repeat(250)}@b.co`, password }, { email: expect.any(String) }],
])("validates a sign-in with %j", (input, errors) => {
  expect(inputErrors(SignInInput, input)).toEqual(errors);
});

test("sign-in keeps leading and trailing spaces in the password", () => {
  expect(SignInInput.parse({ email, password: " secret " }).password).toBe(" secret ");
});

test("sign-up reports every missing field", () => {
  expect(inputErrors(SignUpInput, {})).toEqual({
    ...required,
    username: "Username is required",
    confirmPassword: "Please confirm your password",
    newsletter: "You must agree to subscribe to our newsletter",
  });
});

test.each([
  [{}, {}],
  [{ username: "ab" }, { username: "Username must be at least 3 characters" }],
  [{ username: "ines b" }, { username: allowedLetters }],
  [{ username: "inés" }, { username: allowedLetters }],
  [{ username: "i".repeat(51) }, { username: "Username must be at most 50 characters" }],
  [{ confirmPassword: "secret2" }, { confirmPassword: "Passwords do not match" }],
  [{ newsletter: "" }, { newsletter: "You must agree to subscribe to our newsletter" }],
  [
    { username: "", confirmPassword: "other" },
    { username: "Username is required", confirmPassword: "Passwords do not match" },
  ],
])("validates a sign-up with %j", (change, errors) => {
  expect(inputErrors(SignUpInput, { ...member, ...change })).toEqual(errors);
});

test("sign-up ignores fields that would grant admin access", () => {
  const form = formOf({ ...member, is_admin: "true", isAdmin: "true" });
  expect(SignUpInput.parse(readFields(form, SignUpInput))).toEqual(member);
});

test("a new password must match its confirmation", () => {
  expect(inputErrors(NewPasswordInput, { password, confirmPassword })).toEqual({});
  expect(inputErrors(NewPasswordInput, { password, confirmPassword: "secret" })).toEqual({
    confirmPassword: "Passwords do not match",
  });
});
