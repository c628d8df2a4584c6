"use client";

import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { applyEdit } from "@/components/admin/posts/editor/pictures/textarea";
import { CheckField } from "@/components/ui/check-field";
import { TextField } from "@/components/ui/field";
import { pluralize } from "@/lib/numbers";
import { findAll, nextFound, replaceAll, type Search } from "./find";

type Props = {
  textarea: () => HTMLTextAreaElement | null;
  /** A new object for each press of the shortcut or the button. */
  shown: object;
  onClose: () => void;
};

export function FindReplace({ textarea, shown, onClose }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(() => selectedIn(textarea()));
  const [matchCase, setMatchCase] = useState(false);
  const [replacement, setReplacement] = useState("");
  const { status, go, replaceOne, replaceEach } = useFind(
    textarea,
    { words, matchCase },
    replacement,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs each time find is requested.
  useLayoutEffect(() => {
    // Must focus before the next keystroke, which a passive effect of a lazy component may miss.
    input.current?.focus();
    // Typing replaces the prefilled text.
    input.current?.select();
  }, [shown]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isField = event.target instanceof HTMLInputElement && event.target.type !== "checkbox";
    if (event.key === "Escape") {
      onClose();
      textarea()?.focus();
    } else if (event.key === "Enter" && isField) go(event.shiftKey ? -1 : 1);
    else return;
    // Enter would save the post.
    event.preventDefault();
    event.stopPropagation();
  };

  const button = (name: string, act: () => void) => (
    <button type="button" className="button button-quiet" onClick={act}>
      {name}
    </button>
  );
  return (
    <section aria-label="Find and replace" className="post-find" onKeyDown={onKeyDown}>
      <TextField
        ref={input}
        name={`${id}-find`}
        label="Find"
        value={words}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <TextField
        name={`${id}-replace`}
        label="Replace with"
        value={replacement}
        autoComplete="off"
        onChange={({ currentTarget }) => setReplacement(currentTarget.value)}
      />
      <CheckField
        name={`${id}-case`}
        label="Match case"
        checked={matchCase}
        onChange={({ currentTarget }) => setMatchCase(currentTarget.checked)}
      />
      <div className="post-find-buttons">
        {button("Previous", () => go(-1))}
        {button("Next", () => go(1))}
        {button("Replace", replaceOne)}
        {button("Replace all", replaceEach)}
        {button("Close", () => {
          onClose();
          textarea()?.focus();
        })}
        <p role="status" className="label">
          {status}
        </p>
      </div>
    </section>
  );
}

/** Finds and replaces in the textarea. `status` describes the last result. */
function useFind(textarea: Props["textarea"], search: Search, replacement: string) {
  const { words, matchCase } = search;
  const [status, setStatus] = useState("");

  useEffect(() => {
    const found = findAll(textarea()?.value ?? "", { words, matchCase });
    setStatus(words ? foundText(found.length) : "");
  }, [textarea, words, matchCase]);

  const isFound = (area: HTMLTextAreaElement) =>
    findAll(area.value, search).includes(area.selectionStart) &&
    area.selectionEnd - area.selectionStart === words.length;
  const go = (step: 1 | -1) => {
    const area = textarea();
    if (!area) return;
    const found = findAll(area.value, search);
    const caret = step > 0 && isFound(area) ? area.selectionEnd : area.selectionStart;
    const at = nextFound(found, caret, step);
    if (at < 0) return setStatus(foundText(0));
    // On focus, the browser scrolls to the selection.
    area.blur();
    area.setSelectionRange(at, at + words.length);
    area.focus();
    setStatus(`${found.indexOf(at) + 1} of ${found.length}`);
  };
  // Enter goes to the next match, instead of replacing the current one with a line break.
  const goOn = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const area = textarea();
    const isEnter = event.key === "Enter" && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isEnter || event.isComposing || !area || !isFound(area)) return;
    event.preventDefault();
    go(event.shiftKey ? -1 : 1);
  });
  useEffect(() => {
    const area = textarea();
    const listener = (event: globalThis.KeyboardEvent) => goOn(event);
    area?.addEventListener("keydown", listener);
    return () => area?.removeEventListener("keydown", listener);
  }, [textarea]);

  const replaceOne = () => {
    const area = textarea();
    if (!area || area.readOnly) return;
    if (isFound(area)) {
      const { selectionStart: from, selectionEnd: to } = area;
      const end = from + replacement.length;
      applyEdit(area, { from, to, text: replacement, start: end, end });
    }
    go(1);
  };
  const replaceEach = () => {
    const area = textarea();
    if (!area || area.readOnly) return;
    const count = findAll(area.value, search).length;
    const edit = replaceAll(area.value, search, replacement);
    const focused = document.activeElement;
    if (edit) applyEdit(area, edit);
    if (focused instanceof HTMLElement) focused.focus();
    setStatus(edit ? `${pluralize(count, "match", "matches")} replaced` : foundText(0));
  };
  return { status, go, replaceOne, replaceEach };
}

function foundText(count: number): string {
  return count === 0 ? "No matches" : pluralize(count, "match", "matches");
}

function selectedIn(area: HTMLTextAreaElement | null): string {
  const selected = area?.value.slice(area.selectionStart, area.selectionEnd) ?? "";
  return selected.includes("\n") ? "" : selected;
}
