import { z } from "zod";
import { EmailSearch } from "@/lib/admin/search";
import type { Json } from "@/lib/supabase/database.types";
import type { CamelCased } from "@/lib/supabase/row";

/** A row as stored: columns and their values. */
export type PersonRow = Record<string, Json>;

/** Why a person can't be erased: the email is an admin's or the agency's. */
export type ErasureObstacle = "admin" | "agency";

/** What is stored about an email. */
export type Person = {
  email: string;
  /** By kind, newest first. */
  rows: Partial<Record<string, PersonRow[]>>;
  /** How many rows there are of each kind that the viewer's role doesn't show. */
  unseen: Partial<Record<string, number>>;
  obstacle: ErasureObstacle | null;
  /** Whether the email was erased, so that nothing is sent to it. */
  isErased: boolean;
};

/** `kinds` are those of `row_rules`. */
export type StoredPerson = { email: string; name: string | null; kinds: string[]; last_at: string };
export type KnownPerson = CamelCased<StoredPerson>;

export const PersonSearch = z.object({ q: EmailSearch });

export const AddressInput = z.object({ email: EmailSearch });

/** `confirmation` is the email typed again. */
export const Erasure = AddressInput.extend({ confirmation: EmailSearch });
