import "server-only";
import { type CsvColumn, csvMoment } from "@/lib/admin/csv";
import { subscriberColumns } from "@/lib/newsletter/admin/csv";
import type { SessionClient } from "@/lib/supabase/clients";
import { orThrow } from "@/lib/supabase/query";
import type { Row } from "@/lib/supabase/row";
import { entryColumns } from "@/lib/waitlist/admin/csv";

const columns = {
  media: "id, name, alt, path, bytes, created_at",
  subscribers: "id, email, status, source, created_at, confirmed_at, unsubscribed_at",
  messages: "id, user_name, user_email, user_company, message, created_at, read_at, is_spam",
  waitlist: "id, project_id, project_name, email, name, status, notes, created_at, updated_at",
  bookings:
    "id, starts_at, ends_at, name, email, note, time_zone, plan, status, held_until, call_link, sequence, created_at, cancelled_at",
  profiles: "id, email, is_admin, role, created_at",
  settings: "id, exchange_rate, notification_address, call_link",
} as const;

export type ListName = keyof typeof columns;
export const listNames = Object.keys(columns) as ListName[];
type ListRow<Name extends ListName> = Row<Name, (typeof columns)[Name]>;

const chunkSize = 500;

/** Yields all rows of a list in chunks, ordered by id. */
export async function* readList<Name extends ListName>(
  client: SessionClient,
  name: Name,
): AsyncGenerator<ListRow<Name>[]> {
  let last: string | null = null;
  for (;;) {
    let query = client.from(name as "media").select(columns[name as "media"]);
    // Owners and members; other accounts are in a backup only.
    if (name === "profiles") query = query.or("is_admin.eq.true,role.not.is.null");
    if (last) query = query.gt("id", last);
    const rows = await query.order("id").limit(chunkSize).then(orThrow(name));
    if (rows.length > 0) yield rows as never;
    if (rows.length < chunkSize) return;
    last = String(rows.at(-1)?.id);
  }
}

/** Lists that are also exported as CSV. */
export const csvLists: { [Name in ListName]?: readonly CsvColumn<ListRow<Name>>[] } = {
  subscribers: subscriberColumns,
  messages: [
    { name: "Date", value: ({ created_at }) => csvMoment(created_at) },
    { name: "Name", value: ({ user_name }) => user_name },
    { name: "Email", value: ({ user_email }) => user_email },
    { name: "Company", value: ({ user_company }) => user_company },
    { name: "Message", value: ({ message }) => message },
    { name: "Read", value: ({ read_at }) => csvMoment(read_at) },
    { name: "Spam", value: ({ is_spam }) => (is_spam ? "yes" : "no") },
  ],
  waitlist: entryColumns,
  bookings: [
    { name: "Starts", value: ({ starts_at }) => csvMoment(starts_at) },
    { name: "Ends", value: ({ ends_at }) => csvMoment(ends_at) },
    { name: "Name", value: ({ name }) => name },
    { name: "Email", value: ({ email }) => email },
    { name: "Note", value: ({ note }) => note },
    { name: "Time zone", value: ({ time_zone }) => time_zone },
    { name: "Plan", value: ({ plan }) => plan },
    { name: "Status", value: ({ status }) => status },
    { name: "Booked", value: ({ created_at }) => csvMoment(created_at) },
    { name: "Cancelled", value: ({ cancelled_at }) => csvMoment(cancelled_at) },
  ],
};
