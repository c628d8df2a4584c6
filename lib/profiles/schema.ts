import { z } from "zod";
import { PageNumber } from "@/lib/lists/paging";
import { AddressSearch } from "@/lib/lists/search";

/** An account, as the admin lists it. */
export type Profile = {
  id: string;
  email: string | null;
  username: string | null;
  isAdmin: boolean;
  createdAt: string;
};

/** What narrows the list; an odd value in an address narrows nothing. */
export const ProfileFilters = z.object({
  q: AddressSearch,
  page: PageNumber,
});
export type ProfileFilters = z.infer<typeof ProfileFilters>;

/** Whose access is to change, and whether they are to be an admin. */
export const RoleChange = z.object({ id: z.uuid(), isAdmin: z.boolean() });
export type RoleChange = z.infer<typeof RoleChange>;
