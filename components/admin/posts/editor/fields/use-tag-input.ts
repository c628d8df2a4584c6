"use client";

import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { tagLimits, tooManyTags } from "@/lib/tags/limits";

const maxSuggestions = 8;

type Options = {
  tags: string[];
  known: readonly string[];
  readOnly: boolean;
  onChange: (tags: string[]) => void;
};

/** Text left in the input becomes a tag on blur and when the post is saved. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: keys, typing and blur share one state.
export function useTagInput({ tags, known, readOnly, onChange }: Options) {
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [status, setStatus] = useState("");
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const suggestions = open ? suggestionsFor(typed, tags, known) : [];

  const change = (next: string[]) => {
    const added = next.filter((tag) => !tags.includes(tag)).map((tag) => `${tag} added`);
    const removed = tags.filter((tag) => !next.includes(tag)).map((tag) => `${tag} removed`);
    setStatus([...added, ...removed].join(", "));
    setError(undefined);
    onChange(next);
  };
  const type = (text: string, isOpen: boolean, limit: number = tagLimits.perPost) => {
    // A comma or a pasted line break ends a tag.
    const names = text.split(/[,\r\n]/);
    const rest = names.pop() ?? "";
    const all = withNames(tags, names, known);
    const next = all.slice(0, Math.max(limit, tags.length));
    const over = all.slice(next.length);
    setTyped(over.length > 0 ? [...over, rest.trim()].filter(Boolean).join(", ") : rest);
    setOpen(isOpen);
    setActive(-1);
    if (names.length > 0) change(next);
    setError(over.length > 0 ? tooManyTags : undefined);
  };
  const choose = (name: string) => type(`${name},`, false);
  const remove = (name: string) => change(tags.filter((tag) => tag !== name));

  const move = (step: number) => {
    if (!open) setOpen(true);
    // The extra position is the input itself.
    const places = suggestions.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
    return true;
  };
  /** Returns whether the key was handled. */
  const press = (key: string): boolean => {
    switch (key) {
      case "Enter": {
        // With no text, Enter saves the post.
        const name = suggestions[active] ?? typed;
        choose(name);
        return name.trim() !== "";
      }
      case "Backspace": {
        const last = tags.at(-1);
        if (typed === "" && last !== undefined) remove(last);
        return typed === "";
      }
      case "Escape":
        setOpen(false);
        return open;
      case "ArrowDown":
        return move(1);
      case "ArrowUp":
        return move(-1);
      default:
        return false;
    }
  };

  const finish = (limit?: number) => {
    if (typed.trim()) type(`${typed},`, false, limit);
  };
  // No limit: the form rejects excess tags instead of saving the post without them.
  const finishAll = () => finish(Number.POSITIVE_INFINITY);
  useBeforeSubmit(input, finishAll);

  return {
    suggestions,
    active,
    status,
    error,
    choose,
    remove,
    input,
    inputProps: {
      value: typed,
      readOnly,
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        type(currentTarget.value, true),
      onKeyDown: (event: KeyboardEvent) => {
        if (readOnly || event.nativeEvent.isComposing) return;
        if ((event.ctrlKey || event.metaKey) && event.key === "s") return finishAll();
        if (press(event.key)) event.preventDefault();
      },
      onBlur: () => {
        setOpen(false);
        // On a window switch, the input stays the active element and keeps its text.
        if (document.activeElement !== input.current) finish();
      },
    },
  };
}

/** Calls `act` before the form's own submit handler reads its values. */
function useBeforeSubmit(input: RefObject<HTMLInputElement | null>, act: () => void): void {
  const onSubmit = useEffectEvent(act);
  useEffect(() => {
    const form = input.current?.form;
    const listener = () => onSubmit();
    form?.addEventListener("submit", listener, { capture: true });
    return () => form?.removeEventListener("submit", listener, { capture: true });
  }, [input]);
}

function suggestionsFor(typed: string, tags: string[], known: readonly string[]): string[] {
  const text = typed.trim().toLowerCase();
  const fits = (name: string) => name.toLowerCase().includes(text) && !tags.includes(name);
  return known.filter(fits).slice(0, maxSuggestions);
}

/** Uses the known spelling of a tag that differs only in case. */
function withNames(tags: string[], names: string[], known: readonly string[]): string[] {
  const found = [...tags];
  for (const name of names.map((each) => each.trim().replace(/\s+/g, " ")).filter(Boolean)) {
    const same = (other: string) => other.toLowerCase() === name.toLowerCase();
    if (!found.some(same)) found.push(known.find(same) ?? name);
  }
  return found;
}
