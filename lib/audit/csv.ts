import { type CsvColumn, csvMoment } from "@/lib/admin/csv";
import type { AuditEntry } from "./schema";

export const auditColumns: readonly CsvColumn<AuditEntry>[] = [
  { name: "Date", value: ({ createdAt }) => csvMoment(createdAt) },
  { name: "Who", value: ({ who }) => who },
  { name: "Event", value: ({ what }) => what },
  { name: "About", value: ({ about }) => about },
  { name: "ID", value: ({ subject }) => subject },
  { name: "Changes", value: ({ changes }) => changes.join("\n") },
  { name: "Browser", value: ({ browser }) => browser },
];
