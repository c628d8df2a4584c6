import { expect, test } from "vitest";
import { countWords } from "@/components/admin/posts/editor/count-words";
import { edited } from "@/components/admin/posts/editor/writing/edit";
import { findAll, nextFound, replaceAll } from "@/components/admin/posts/editor/writing/find/find";
import { examples } from "@/components/admin/posts/editor/writing/help/help";
import { slashBefore, toolsFor } from "@/components/admin/posts/editor/writing/slash/slash";
import { keysText, toolOf } from "@/components/admin/posts/editor/writing/tools";
import { articleOf } from "@/lib/markdown/article";

const search = (words: string, matchCase = false) => ({ words, matchCase });

test("finds words literally, including regular expression characters", () => {
  expect(findAll("One one ONE", search("one"))).toEqual([0, 4, 8]);
  expect(findAll("One one ONE", search("one", true))).toEqual([4]);
  expect(findAll("a.c abc (a.c)", search("a.c"))).toEqual([0, 9]);
  expect(findAll("aaaa", search("aa"))).toEqual([0, 2]);
  expect(findAll("text", search(""))).toEqual([]);
});

test("next and previous wrap around", () => {
  expect(nextFound([2, 8], 3, 1)).toBe(8);
  expect(nextFound([2, 8], 9, 1)).toBe(2);
  expect(nextFound([2, 8], 2, -1)).toBe(8);
  expect(nextFound([2, 8], 8, -1)).toBe(2);
  expect(nextFound([], 0, 1)).toBe(-1);
});

test("replaces all matches in one edit, even if the replacement contains the search words", () => {
  const text = "a cat, a Cat and a cat.";
  const edit = replaceAll(text, search("cat"), "cat$&");
  expect(edit && edited({ text, start: 0, end: 0 }, edit).text).toBe(
    "a cat$&, a cat$& and a cat$&.",
  );
  expect(replaceAll(text, search("dog"), "x")).toBeNull();
});

test("a slash opens the menu only at the start of a line, filtered by the words after it", () => {
  expect(slashBefore("/", 1)).toEqual({ at: 0, words: "" });
  expect(slashBefore("text\n/he", 8)).toEqual({ at: 5, words: "he" });
  expect(slashBefore("text /he", 8)).toBeNull();
  expect(slashBefore("/ text", 2)).toBeNull();
  expect(slashBefore("/path/to", 8)).toBeNull();
  expect(slashBefore(`${"x".repeat(30)}/`, 31)).toBeNull();
  expect(toolsFor("li").map(({ name }) => name)).toEqual([
    "List",
    "Numbered list",
    "Task list",
    "Link",
    "Link to a page",
  ]);
  expect(toolsFor("")[0]?.name).toBe("Heading H2");
  expect(toolsFor("foot")).toEqual([]);
  expect(toolsFor("nothing of the kind")).toEqual([]);
});

test("shortcuts work on any keyboard layout and ignore AltGr", () => {
  const pressed = { altKey: false, shiftKey: false, getModifierState: () => false };
  expect(toolOf({ ...pressed, key: "b", code: "KeyN" })?.name).toBe("Bold");
  expect(toolOf({ ...pressed, key: "/", code: "Digit7", shiftKey: true })?.name).toBe(
    "Numbered list",
  );
  expect(toolOf({ ...pressed, key: "\u00b2", code: "Digit2", altKey: true })?.id).toBe("heading");
  const altGr = { key: "\u00b2", code: "Digit2", altKey: true, getModifierState: () => true };
  expect(toolOf({ ...pressed, ...altGr })).toBeUndefined();
  expect(keysText("Shift+8", false)).toBe("Ctrl+Shift+8");
  expect(keysText("Alt+2", true)).toBe("\u2318\u23252");
});

test("the help examples match what the site renders", async () => {
  for (const { source, html } of examples) expect((await articleOf(source)).html).toBe(html);
});

test("counts only words that contain a letter or digit", () => {
  expect(countWords("- One **two**\n\n1) three — C'est ça; मराठी\n\n---")).toBe(7);
  expect(countWords("")).toBe(0);
});
