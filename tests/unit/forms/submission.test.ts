import { expect, test } from "vitest";
import { z } from "zod";
import { failure, success, waitText } from "@/lib/action";
import { readSubmission } from "@/lib/forms/submission";
import { formOf } from "./form-of";

const Input = z.object({
  day: z.string().optional(),
  email: z.string({ error: "Email is required" }).min(1, "Email is required"),
  new_password: z.string().min(6, "Too short").optional(),
});
const good = { email: "visitor@mail.example" };
const missing = { email: "Email is required" };
const guards = {
  success: ({ email }: { email: string }) => success(`Thank you, ${email}`),
  tooFastMessage: "Too fast",
};
const read = (fields: Record<string, string>) => readSubmission(formOf(fields), Input, guards);

test("drops fields that are not in the schema", () => {
  expect(read({ ...good, admin: "1" })).toEqual({ data: good, values: good });
});

test("returns every field's error along with the submitted values", () => {
  const values = { day: "today", email: "" };
  expect(read(values).result).toEqual({ status: "error", message: "", errors: missing, values });
});

test("ignores files", () => {
  const form = new FormData();
  form.set("email", new Blob(["file"]));
  expect(readSubmission(form, Input).result).toMatchObject({ errors: missing, values: {} });
});

test("never returns a password", () => {
  const { result } = read({ email: "", new_password: "short" });
  expect(result).toMatchObject({ errors: { new_password: "Too short" }, values: { email: "" } });
  expect(JSON.stringify(result)).not.toContain('"short"');
});

test("returns additional errors before the schema's errors", () => {
  const errors = { day: "Closed on that day" };
  const { result } = readSubmission(formOf({ email: "" }), Input, { ...guards, errors });
  expect(result?.status === "error" && Object.entries(result.errors)).toEqual(
    Object.entries({ ...errors, ...missing }),
  );
  expect(readSubmission(formOf(good), Input, { errors }).result).toMatchObject({ errors });
});

const thanks = success("Thank you, visitor@mail.example");
test.each([
  [{ ...good, website: "https://spam.example" }, thanks],
  [{ ...good, website: "x", elapsed: "1" }, thanks],
  [{ email: "", website: "x" }, expect.objectContaining({ status: "error" })],
  [{ ...good, elapsed: "1999" }, failure("Too fast", good)],
  [{ ...good, elapsed: "2000" }, undefined],
  [{ ...good, elapsed: "" }, undefined],
])("applies the bot guards to %j", (fields, result) => {
  expect(read(fields).result).toEqual(result);
});

test("a form without bot guards accepts submissions that guards would reject", () => {
  const form = formOf({ ...good, website: "x", elapsed: "1" });
  expect(readSubmission(form, Input).data).toEqual(good);
});

test.each([
  [1, "a minute"],
  [61, "2 minutes"],
  [5_400, "90 minutes"],
  [5_401, "2 hours"],
  [86_400, "24 hours"],
])("describes a wait of %i seconds as %s", (seconds, words) => {
  expect(waitText(seconds)).toBe(words);
});
