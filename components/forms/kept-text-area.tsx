"use client";

import { type ComponentProps, useLayoutEffect, useState } from "react";
import { TextArea } from "@/components/ui/field";
import { useHydrated } from "./use-hydrated";

/** A textarea that keeps what was typed before hydration, when React puts the server's text back. */
export function KeptTextArea(props: ComponentProps<typeof TextArea>) {
  const { name, id = name } = props;
  const isHydrated = useHydrated();
  // Read during the first render, because React replaces the text before effects run.
  const [typed] = useState(() => (isHydrated ? null : readArea(id)));

  useLayoutEffect(() => {
    const area = areaOf(id);
    if (!area || !typed || area.value === typed.value) return;
    area.value = typed.value;
    area.setSelectionRange(typed.start, typed.end);
  }, [id, typed]);

  return <TextArea {...props} />;
}

function areaOf(id: string): HTMLTextAreaElement | null {
  if (typeof document === "undefined") return null;
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element : null;
}

type Typed = { value: string; start: number; end: number };

/** React may start hydration again after it has replaced the text. */
const typedIn = new WeakMap<HTMLTextAreaElement, Typed>();

function readArea(id: string): Typed | null {
  const area = areaOf(id);
  if (!area) return null;
  const { value, selectionStart: start, selectionEnd: end } = area;
  if (value !== area.defaultValue) typedIn.set(area, { value, start, end });
  return typedIn.get(area) ?? null;
}
