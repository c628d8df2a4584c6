import { z } from "zod";
import { orders } from "@/lib/admin/orders";
import { PageNumber } from "@/lib/admin/paging";
import { SearchText, sortBy } from "@/lib/admin/search";

export type Profile = {
  id: string;
  email: string | null;
  username: string | null;
  isAdmin: boolean;
  createdAt: string;
};

/** Invalid values are ignored. */
export const ProfileFilters = z.object({
  q: SearchText,
  sort: sortBy(orders.byDateOrEmail),
  page: PageNumber,
});
export type ProfileFilters = z.infer<typeof ProfileFilters>;

export const RoleChange = z.object({
  id: z.uuid(),
  is_admin: z.enum(["true", "false"]),
  your_password: z.string().optional(),
});
