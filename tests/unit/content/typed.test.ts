import { describe, expect, test } from "vitest";
import { z } from "zod";
import { describe as describeForm } from "@/lib/content/form/describe";
import { flag, group, line, list, picture, text } from "@/lib/content/form/fields";
import { editList, movedPath, readTyped, toTyped } from "@/lib/content/form/typed";

const part = (type: string, label: string, shape: z.ZodRawShape) =>
  z.object({ type: z.literal(type), ...shape }).meta({ label });

const form = describeForm(
  z.object({
    title: line("Title"),
    shown: flag("Shown"),
    steps: list("Steps", group("Step", { title: line("Title"), photo: picture("Photo") }), {
      noun: "step",
    }),
    words: list("Words", line("Word"), { noun: "word" }),
    parts: list(
      "Parts",
      z.discriminatedUnion("type", [
        part("text", "Text", { text: text("Text") }),
        part("rows", "Rows", { rows: list("Rows", line("Row"), { noun: "row" }) }),
      ]),
      { noun: "part" },
    ),
  }),
);

const empty = { title: "", shown: "", steps: [], words: [], parts: [] };
const step = (title: string) => ({ title, photo: { src: "", alt: "" } });

test.each([
  ["nothing", null],
  ["another type", "text"],
  ["a list", [1, 2]],
  ["values of other types", { title: {}, shown: "yes", steps: "no", words: 3, parts: {} }],
  ["inherited names", JSON.parse('{"__proto__": {"title": "x"}}')],
])("shows an empty form for %s", (_, value) => {
  expect(toTyped(form, value)).toEqual(empty);
});

test("ignores fields that the form doesn't have", () => {
  const data = new FormData();
  for (const name of [
    "__proto__.title",
    "constructor",
    "steps.x.title",
    "steps.1.title",
    "words",
  ]) {
    data.set(name, "x");
  }
  expect(readTyped(form, data)).toEqual(empty);
});

test("reads line breaks as the database stores them", () => {
  const data = new FormData();
  data.set("title", "One\r\ntwo");
  expect(readTyped(form, data)).toMatchObject({ title: "One\ntwo" });
});

test("shows the first shape of an item whose type is unknown", () => {
  const typed = toTyped(form, { parts: [{ type: "gone", text: "Kept" }] });
  expect(typed).toMatchObject({ parts: [{ type: "text", text: "Kept" }] });
});

describe("editing lists", () => {
  const typed = {
    ...empty,
    steps: [step("a"), step("b"), step("c")],
    words: ["x"],
    parts: [{ type: "rows", rows: ["1", "2"] }],
  };

  test.each([
    ["add:steps", { steps: [step("a"), step("b"), step("c"), step("")] }, "steps.3"],
    ["add:words", { words: ["x", ""] }, "words.1"],
    ["add:parts:text", { parts: [typed.parts[0], { type: "text", text: "" }] }, "parts.1"],
    ["add:parts.0.rows", { parts: [{ type: "rows", rows: ["1", "2", ""] }] }, "parts.0.rows.2"],
    ["up:steps.2", { steps: [step("a"), step("c"), step("b")] }, "steps.1"],
    ["down:parts.0.rows.0", { parts: [{ type: "rows", rows: ["2", "1"] }] }, "parts.0.rows.1"],
  ])("%s", (edit, changed, at) => {
    expect(editList(form, typed, edit)).toEqual({ at, typed: { ...typed, ...changed } });
  });

  test("a removed item can be restored in its place", () => {
    const edit = editList(form, typed, "remove:steps.1");
    const steps = [step("a"), step("c")];
    expect(edit).toEqual({ at: "steps", typed: { ...typed, steps }, removed: step("b") });
    const restored = edit && editList(form, edit.typed, "restore:steps.1", edit.removed);
    expect(restored).toEqual({ at: "steps.1", typed });
  });

  test.each([
    ...["save", "publish", "", "add:title", "add:nothing", "remove:steps.9", "up:steps.0"],
    ...["down:steps.2", "remove:__proto__.0", "remove:steps", "remove:steps.-1", "add:steps.0"],
    ...["restore:steps.1"],
  ])("rejects %s", (edit) => {
    expect(editList(form, typed, edit)).toBeNull();
  });

  test.each([
    ["remove:steps.1", "steps.0.title", "steps.0.title"],
    ["remove:steps.1", "steps.1.title", null],
    ["remove:steps.1", "steps.2.title", "steps.1.title"],
    ["restore:steps.1", "steps.0.title", "steps.0.title"],
    ["restore:steps.1", "steps.1.title", "steps.2.title"],
    ["up:steps.2", "steps.2", "steps.1"],
    ["up:steps.2", "steps.1", "steps.2"],
    ["down:parts.0.rows.0", "parts.0.rows.0", "parts.0.rows.1"],
    ["down:parts.0.rows.0", "parts.0.text", "parts.0.text"],
    ["add:steps", "steps.2", "steps.2"],
    ["down:steps.0", "stepsize.0", "stepsize.0"],
  ])("%s moves the field %s to %s", (edit, path, to) => {
    expect(movedPath(path, edit)).toBe(to);
  });

  test("leaves the values it was given unchanged", () => {
    const before = structuredClone(typed);
    editList(form, typed, "remove:steps.0");
    expect(typed).toEqual(before);
  });
});
