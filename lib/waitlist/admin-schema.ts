import { z } from "zod";
import { text } from "@/lib/forms/rules";
import type { RowOutcome } from "@/lib/lists/outcome";
import { PageNumber } from "@/lib/lists/paging";
import { AddressSearch } from "@/lib/lists/search";

/** An entry as the admin sees it. A status that is none of ours looks like pending. */
export type Entry = {
  id: string;
  project: string;
  name: string;
  email: string;
  status: string;
  notes: string;
  createdAt: string;
  /** Changes with every change of the entry. */
  updatedAt: string;
};

/** What narrows the list; an odd value in an address narrows nothing. */
export const EntryFilters = z.object({
  project: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .catch(""),
  status: z.enum(["pending", "approved", "rejected"]).or(z.literal("")).catch(""),
  q: AddressSearch,
  page: PageNumber,
});

export type EntryFilters = z.infer<typeof EntryFilters>;

/** What an admin decides about an entry, and which version of it was looked at. */
export const Review = z.object({
  id: z.uuid(),
  status: z.enum(["approved", "rejected"]),
  notes: text("Notes", 2000),
  // As the database has written it: its engines do so in different ways.
  updatedAt: z.string().regex(/^\d{4}-\d{2}-\d{2}[ T][\d:.]{5,16}([+-][\d:]{2,8}|Z)$/),
});

export type Review = z.input<typeof Review>;

/** With the entry as it is now where it has changed, and what is wrong with the notes. */
export type ReviewOutcome = RowOutcome & { current?: Entry | null; notes?: string };
