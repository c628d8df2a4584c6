import { z } from "zod";
import { EmailSearch } from "@/lib/admin/search";
import type { Json } from "@/lib/supabase/database.types";

/** Kinds of rows, in the order in which they are shown. */
export const personKinds = [
  "account",
  "sessions",
  "sign_in_log",
  "messages",
  "bookings",
  "waitlist",
  "subscriptions",
  "mails",
  "deleted",
] as const;
export type PersonKind = (typeof personKinds)[number];

/** As the database has it: columns and their values. */
export type PersonRow = Record<string, Json>;

/** Why nothing may be erased: an admin's address, or the agency's own. */
export type ErasureObstacle = "admin" | "agency";

/** Everything stored about an address, newest first. */
export type Person = {
  email: string;
  rows: Partial<Record<PersonKind, PersonRow[]>>;
  obstacle: ErasureObstacle | null;
  /** Erased before, so that nobody writes to it. */
  isErased: boolean;
};

export const PersonSearch = z.object({ q: EmailSearch });

export const AddressInput = z.object({ email: EmailSearch });

/** The address typed once more. */
export const Erasure = AddressInput.extend({ confirmation: EmailSearch });
