import { z } from "zod";

/** An account, as the admin lists it. */
export type Profile = {
  id: string;
  email: string | null;
  username: string | null;
  isAdmin: boolean;
  createdAt: string;
};

/** Whose right is to change, and to what. */
export const RoleChange = z.object({ id: z.uuid(), isAdmin: z.boolean() });
export type RoleChange = z.infer<typeof RoleChange>;

/** The longest search that is looked at; no mail address is longer. */
const longestSearch = 254;

/** How the addresses that a search means begin; empty for every address. */
export function readSearch(value: string | string[] | undefined): string {
  return typeof value === "string" ? value.trim().slice(0, longestSearch) : "";
}

/** The pattern of what begins with `prefix`, whose characters all stand for themselves. */
export function startsWith(prefix: string): string {
  // PostgREST takes `*` for `%` and knows no way around it; any one character comes closest.
  return `${prefix.replace(/[\\%_]/g, "\\$&").replaceAll("*", "_")}%`;
}
