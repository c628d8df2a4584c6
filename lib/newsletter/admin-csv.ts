import type { CsvColumn } from "@/lib/lists/csv";
import type { SubscriberRow } from "./admin-queries";

/** The file of the subscribers; dates as ISO 8601, which every spreadsheet reads the same. */
export const subscriberColumns: readonly CsvColumn<SubscriberRow>[] = [
  { name: "Email", value: ({ email }) => email },
  { name: "Status", value: ({ status }) => status },
  { name: "Came by", value: ({ source }) => source },
  { name: "Subscribed", value: ({ created_at }) => created_at },
  { name: "Confirmed", value: ({ confirmed_at }) => confirmed_at },
  { name: "Unsubscribed", value: ({ unsubscribed_at }) => unsubscribed_at },
];
