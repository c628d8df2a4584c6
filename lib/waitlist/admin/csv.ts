import { type CsvColumn, csvMoment } from "@/lib/admin/csv";
import type { EntryRow } from "./queries";

export const entryColumns: readonly CsvColumn<EntryRow>[] = [
  { name: "Project", value: ({ project_name }) => project_name },
  { name: "Name", value: ({ name }) => name },
  { name: "Email", value: ({ email }) => email },
  { name: "Status", value: ({ status }) => status },
  { name: "Notes", value: ({ notes }) => notes },
  { name: "Date", value: ({ created_at }) => csvMoment(created_at) },
  { name: "Updated", value: ({ updated_at }) => csvMoment(updated_at) },
];
