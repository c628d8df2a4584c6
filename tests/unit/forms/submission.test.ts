import { describe, expect, test } from "vitest";
import { z } from "zod";
import { failure, success } from "@/lib/action";
import { readSubmission } from "@/lib/forms/submission";

const Input = z.object({
  day: z.string().optional(),
  email: z.string({ error: "Email is required" }).min(1, "Email is required"),
  new_password: z.string().min(6, "Too short").optional(),
});
const good = { email: "visitor@mail.example" };
const thanks = success("Thank you, visitor@mail.example");
const guards = {
  success: ({ email }: { email: string }) => success(`Thank you, ${email}`),
  tooFastMessage: "Too fast",
};

describe("reading a submission", () => {
  test("returns what fits, and nothing that the schema does not name", () => {
    const { result, data, values } = read({ ...good, admin: "1" });
    expect(result).toBeUndefined();
    expect(data).toEqual(good);
    expect(values).toEqual(good);
  });

  test("returns every error beside its field, with all that was typed", () => {
    expect(read({ day: "today", email: "" }).result).toEqual({
      status: "error",
      message: "",
      errors: { email: "Email is required" },
      values: { day: "today", email: "" },
    });
  });

  test("leaves files out", () => {
    const form = formOf({});
    form.set("email", new Blob(["file"]));
    expect(readSubmission(form, Input).result).toMatchObject({
      errors: { email: "Email is required" },
      values: {},
    });
  });

  test("never returns a password", () => {
    const { result } = read({ email: "", new_password: "short" });
    expect(result).toMatchObject({ errors: { new_password: "Too short" }, values: { email: "" } });
    expect(JSON.stringify(result)).not.toContain('"short"');
  });

  test("tells what else is wrong together with the schema's errors, and before them", () => {
    const errors = { day: "Closed on that day" };
    const { result } = readSubmission(formOf({ email: "" }), Input, { ...guards, errors });
    expect(result?.status === "error" && Object.entries(result.errors)).toEqual([
      ["day", "Closed on that day"],
      ["email", "Email is required"],
    ]);
    expect(readSubmission(formOf(good), Input, { errors }).result).toMatchObject({ errors });
  });
});

describe("the guards against programs", () => {
  test("thank one that fills the honeypot, however fast it is", () => {
    expect(read({ ...good, website: "https://spam.example" }).result).toEqual(thanks);
    expect(read({ ...good, website: "x", elapsed: "1" }).result).toEqual(thanks);
  });

  test("tell it what is wrong all the same", () => {
    expect(read({ email: "", website: "x" }).result).toMatchObject({ status: "error" });
  });

  test.each([
    ["1999", failure("Too fast", good)],
    ["2000", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("after %s milliseconds", (elapsed, result) => {
    expect(read({ ...good, ...(elapsed !== undefined && { elapsed }) }).result).toEqual(result);
  });

  test("are off for a form without them", () => {
    const form = formOf({ ...good, website: "x", elapsed: "1" });
    expect(readSubmission(form, Input).data).toEqual(good);
  });
});

function read(fields: Record<string, string>) {
  return readSubmission(formOf(fields), Input, guards);
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
