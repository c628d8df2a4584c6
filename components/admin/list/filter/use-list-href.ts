"use client";

import { useSearchParams } from "next/navigation";
import { backHref } from "./with-params";

/** Returns the URL of the list this page was opened from, with its filters. */
export const useListHref = (path: string) => backHref(path, useSearchParams().get("list"));
