import { z } from "zod";
import type { ActionResult } from "@/lib/action";
import { orders } from "@/lib/admin/orders";
import { listFilters } from "@/lib/admin/search";
import { text } from "@/lib/forms/rules";
import { maxNotes } from "@/lib/waitlist/strings";

/** An unknown status is shown as pending. */
export type Entry = {
  id: string;
  project: string;
  name: string;
  email: string;
  status: string;
  notes: string;
  createdAt: string;
  /** Changes with every update of the entry. */
  updatedAt: string;
};

/** Invalid values are ignored. */
export const EntryFilters = z.object({
  project: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .catch(""),
  status: z.enum(["", "pending", "approved", "rejected"]).catch(""),
  ...listFilters(orders.byDateOrEmail),
});

export type EntryFilters = z.infer<typeof EntryFilters>;

export const Review = z.object({
  id: z.uuid(),
  status: z.enum(["approved", "rejected"]),
  notes: text("Notes", maxNotes),
  /** Whether to email the decision to the person. */
  notify: z.literal("on").optional(),
  // As written by the database: engines format times differently.
  updatedAt: z.string().regex(/^\d{4}-\d{2}-\d{2}[ T][\d:.]{5,16}([+-][\d:]{2,8}|Z)$/),
});

export type Review = z.input<typeof Review>;

/**
 * `ended`: the user has to sign in again. `current`: the entry after a conflict, null if deleted.
 */
export type ReviewResult = ActionResult<"notes"> & { ended?: boolean; current?: Entry | null };
