import { expect, test } from "vitest";
import { z } from "zod";
import { line, picture } from "@/lib/content/form/fields";
import { type Kind, kind } from "@/lib/content/kind";
import { orderedKeys, overlay, type StoredEntry } from "@/lib/content/overlay";

const projects: Kind = kind({
  noun: "project",
  isOpen: true,
  schema: z.object({ title: line("Title"), photo: picture("Photo", { optional: true }) }),
  defaults: () => ({ 9: value("Roost"), 7: value("Tally") }),
  upgrades: [(old) => ({ ...(old as object), photo: { src: "", alt: "" } })],
  shownOn: (key) => `/portfolio/${key}`,
  titleOf: ({ title }) => title,
});

const id = "00000000-0000-4000-8000-000000000001";
const photo = { src: `/media/${id}/800x600.webp`, alt: "A desk" };

function value(title: string, picture = { src: "", alt: "" }) {
  return { title, photo: picture };
}

function stored(key: string, changes: Partial<StoredEntry>): StoredEntry {
  const entry = { id: key, key, status: "published", position: null, schemaNo: 2, missing: [] };
  return { ...entry, value: null, ...changes } as StoredEntry;
}

const shown = (...entries: StoredEntry[]) => {
  const { entries: found, broken } = overlay<{ title: string }>(projects, entries);
  return { titles: found.map(({ key, value }) => `${key} ${value.title}`), broken };
};

test.each<[string, StoredEntry[], string[], string[]?]>([
  ["the defaults without rows", [], ["9 Roost", "7 Tally"]],
  [
    "no default of a name that every object has",
    [stored("constructor", {})],
    ["9 Roost", "7 Tally"],
  ],
  [
    "a published value over its default",
    [stored("7", { value: value("Abacus") })],
    ["9 Roost", "7 Abacus"],
  ],
  ["the default of a draft", [stored("7", { status: "draft" })], ["9 Roost", "7 Tally"]],
  ["no hidden entry", [stored("9", { status: "hidden", value: value("X") })], ["7 Tally"]],
  [
    "added entries first, the newest on top",
    [stored("10", { value: value("Ten") }), stored("101", { value: value("Last") })],
    ["101 Last", "10 Ten", "9 Roost", "7 Tally"],
  ],
  ["nothing of an added draft", [stored("10", { status: "draft" })], ["9 Roost", "7 Tally"]],
  [
    "no report of an unfinished draft",
    [stored("10", { status: "draft", value: { title: "" }, isDraft: true })],
    ["9 Roost", "7 Tally"],
  ],
  [
    "the owner's order",
    [
      stored("7", { status: "draft", position: 1 }),
      stored("9", { status: "draft", position: 3 }),
      stored("10", { value: value("Ten"), position: 2 }),
    ],
    ["7 Tally", "10 Ten", "9 Roost"],
  ],
  [
    "the default of a value that doesn't fit, and reports it",
    [stored("7", { value: { title: 3 } }), stored("10", { value: "text" })],
    ["9 Roost", "7 Tally"],
    ["10", "7"],
  ],
  [
    "what is published, if a draft doesn't fit",
    [stored("7", { value: { title: "" }, published: value("Abacus"), isDraft: true })],
    ["9 Roost", "7 Abacus"],
  ],
  [
    "a value of an earlier schema",
    [stored("7", { value: { title: "Abacus" }, schemaNo: 1 })],
    ["9 Roost", "7 Abacus"],
  ],
])("shows %s", (_, entries, titles, broken = []) => {
  expect(shown(...entries)).toEqual({ titles, broken });
});

test("lists an unfinished entry in its place too", () => {
  expect(orderedKeys(projects, [stored("10", { status: "draft" })])).toEqual(["10", "9", "7"]);
});

test("leaves out pictures that are no longer in the library", () => {
  const [, , kept] = overlay(projects, [
    stored("10", { value: value("Ten", photo), position: 9 }),
  ]).entries;
  expect(kept?.value).toMatchObject({ photo });
  const [, , lost] = overlay(projects, [
    stored("10", { value: value("Ten", photo), position: 9, missing: [id] }),
  ]).entries;
  expect(lost?.value).toEqual(value("Ten"));
});
