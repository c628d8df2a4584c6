import { z } from "zod";
import { orders } from "@/lib/admin/orders";
import { listFilters } from "@/lib/admin/search";
import { type Role, roles } from "@/lib/auth/permissions";
import type { CamelCased, Row } from "@/lib/supabase/row";

export type Profile = CamelCased<Row<"profiles", "id, email, username, is_admin, created_at">> & {
  role: Role | null;
};

/** Invalid values are ignored. */
export const ProfileFilters = z.object(listFilters(orders.byDateOrEmail));
export type ProfileFilters = z.infer<typeof ProfileFilters>;

export const RoleChange = z.object({
  id: z.uuid(),
  is_admin: z.enum(["true", "false"]),
  /** The role of someone who isn't an admin; empty for none. */
  role: z.enum(["", ...roles]).optional(),
  your_password: z.string().optional(),
});
