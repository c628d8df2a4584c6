import { z } from "zod";
import { EmailSearch } from "@/lib/admin/search";
import { auditSubjects } from "@/lib/domains/registered";

/** Length of each period in days. */
export const auditPeriods = { day: 1, week: 7, month: 30 } as const;
type Period = keyof typeof auditPeriods;

/** Invalid values are ignored. `before` is the id of the last entry on the previous page. */
export const AuditFilters = z.object({
  q: EmailSearch,
  what: z.enum(["", ...Object.keys(auditSubjects)]).catch(""),
  since: z.enum(["", ...(Object.keys(auditPeriods) as Period[])]).catch(""),
  before: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number)
    .nullable()
    .catch(null),
});
export type AuditFilters = z.infer<typeof AuditFilters>;

export type AuditEntry = {
  id: number;
  createdAt: string;
  who: string;
  what: string;
  /** Name of the entry's subject, or of its list; `href` links there while it exists. */
  about: string;
  href: string | null;
  /** The account's email or the row's id. */
  subject: string;
  changes: readonly string[];
  browser: string;
};
