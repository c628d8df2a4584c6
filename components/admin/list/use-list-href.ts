"use client";

import { useSearchParams } from "next/navigation";
import { backHref } from "./with-params";

/** The list that this page was opened from, with its filter. */
export function useListHref(path: string) {
  return backHref(path, useSearchParams().get("list"));
}
