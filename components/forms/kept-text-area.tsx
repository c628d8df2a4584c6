"use client";

import type { ComponentProps } from "react";
import { TextArea } from "@/components/ui/field";
import { useHydrated } from "./use-hydrated";

/**
 * A textarea that keeps what was typed before React hydrates it. React would put the server's text
 * back, but only where that is the default.
 */
export function KeptTextArea({ defaultValue, ...props }: ComponentProps<typeof TextArea>) {
  const isHydrating = !useHydrated() && typeof window !== "undefined";
  return <TextArea {...props} defaultValue={isHydrating ? "" : defaultValue} />;
}
