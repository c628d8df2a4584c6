import { expect, test } from "vitest";
import { asParagraph } from "@/components/admin/posts/editor/pictures/picture-markdown";
import { textHistory } from "@/components/admin/posts/editor/writing/history/text-history";

const caret = (place: number) => ({ start: place, end: place });

function started(first = "") {
  const history = textHistory(first);
  let text = first;
  let time = 0;
  return {
    ...history,
    /** Appends the characters one by one. */
    type: (characters: string, pause = 100) => {
      for (const character of characters) {
        const before = caret(text.length);
        text += character;
        time += pause;
        history.record({ text, before, after: caret(text.length), kind: "insertText", time });
      }
    },
    change: (next: string, before = caret(text.length)) => {
      text = next;
      history.record({ text, before, after: caret(next.length), kind: "", time });
    },
  };
}

test("typing without a pause is one undo step, and a pause starts another", () => {
  const { type, undo, redo } = started();
  type("One");
  type(" two", 2_000);
  expect(undo()?.text).toBe("One tw");
  for (let steps = 0; steps < 3; steps++) undo();
  expect(undo()).toMatchObject({ text: "", start: 0 });
  expect(undo()).toBeNull();
  expect(redo()).toMatchObject({ text: "One", start: 3 });
});

test("undoing a toolbar action restores the selection, and a new change clears the redo steps", () => {
  const { change, undo, redo } = started("A text");
  change("A **text**", { start: 2, end: 6 });
  change("A **text**!");
  undo();
  expect(undo()).toEqual({ text: "A text", start: 2, end: 6 });
  change("Another");
  expect(redo()).toBeNull();
});

test("undo and redo never bring back a picture's upload placeholder", () => {
  const { type, change, replace, undo, redo } = started("Before. ");
  change("Before. ![Uploading a.png...]()");
  type("x");
  replace("![Uploading a.png...]()", "![](/media/a)");
  expect(undo()).toMatchObject({ text: "Before. ![](/media/a)", start: 21 });
  expect(undo()?.text).toBe("Before. ");
  // The alt text is added while the insertion is undone.
  replace("![](/media/a)", "![A hill](/media/a)");
  expect(redo()?.text).toBe("Before. ![A hill](/media/a)");
  expect(redo()?.text).toBe("Before. ![A hill](/media/a)x");
});

test("keeps fewer undo steps for long texts", () => {
  const { change, undo } = started();
  for (let step = 0; step < 10; step++) change(`${step}`.repeat(1_000_000));
  const texts = Array.from({ length: 10 }, () => undo()?.text[0]);
  expect(texts).toEqual(["8", "7", "6", ...Array(7).fill(undefined)]);
});

test.each([
  ["", "", "P"],
  ["Text.", "", "\n\nP"],
  ["Text.\n", "", "\nP"],
  ["Text.\n\n", "", "P"],
  ["One ", "two", "\n\nP\n\n"],
  ["", "Text.", "P\n\n"],
  ["One.\n\n", "\nTwo.", "P\n"],
  ["- One ", "", "P"],
  ["> Said ", "", "P"],
])("inserts a picture between “%s” and “%s” as “%s”", (before, after, put) => {
  const selectionStart = before.length;
  const place = { value: before + after, selectionStart, selectionEnd: selectionStart };
  expect(asParagraph("P", place)).toBe(put);
});
