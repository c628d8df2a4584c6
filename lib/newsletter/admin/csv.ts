import { type CsvColumn, csvMoment } from "@/lib/admin/csv";
import type { SubscriberRow } from "./queries";

export const subscriberColumns: readonly CsvColumn<SubscriberRow>[] = [
  { name: "Email", value: ({ email }) => email },
  { name: "Status", value: ({ status }) => status },
  { name: "Source", value: ({ source }) => source },
  { name: "Subscribed", value: ({ created_at }) => csvMoment(created_at) },
  { name: "Confirmed", value: ({ confirmed_at }) => csvMoment(confirmed_at) },
  { name: "Unsubscribed", value: ({ unsubscribed_at }) => csvMoment(unsubscribed_at) },
];
