import { expect, test } from "vitest";
import { countWords } from "@/components/admin/posts/editor/count-words";
import { examples } from "@/components/admin/posts/editor/writing/help/help";
import { keysText, toolOf } from "@/components/admin/posts/editor/writing/tools";
import { articleOf } from "@/lib/markdown/article";

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
