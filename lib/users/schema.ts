import { z } from "zod";
import { PageNumber } from "@/lib/admin/paging";
import { EmailSearch } from "@/lib/admin/search";

export type Profile = {
  id: string;
  email: string | null;
  username: string | null;
  isAdmin: boolean;
  createdAt: string;
};

/** Invalid values filter nothing. */
export const ProfileFilters = z.object({
  q: EmailSearch,
  page: PageNumber,
});
export type ProfileFilters = z.infer<typeof ProfileFilters>;

export const RoleChange = z.object({ id: z.uuid(), isAdmin: z.boolean() });
export type RoleChange = z.infer<typeof RoleChange>;
