import { RECEIPT } from "@/tests/database/messages/calls";
import type { TestDatabase } from "@/tests/database/support/databases";

export const ENTRY = {
  p_project_id: "8",
  p_project_name: "Pulseboard",
  p_name: "Ines Example",
  p_email: "ines@example.com",
};
const MAILS = { p_mails: [{ ...RECEIPT, kind: "waitlist-receipt" }] };

/** What join_waitlist answers to ENTRY with `changes`: its result, or the error. */
export const join = ({ call }: TestDatabase, changes: object) =>
  call("join_waitlist", { ...ENTRY, ...MAILS, ...changes });
