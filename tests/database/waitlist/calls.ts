import { receipt } from "@/tests/database/messages/calls";
import type { TestDatabase } from "@/tests/database/support/databases";

export const entry = {
  p_project_id: "8",
  p_project_name: "Pulseboard",
  p_name: "Ines Example",
  p_email: "ines@example.com",
};
const mails = [{ ...receipt, kind: "waitlist-receipt" }];
export const decisionMails = [{ ...receipt, kind: "waitlist-approved" }];

/** Calls join_waitlist with `entry` and `changes`; resolves to its result or error. */
export const join = ({ call }: TestDatabase, changes: object) =>
  call("join_waitlist", { ...entry, p_mails: mails, ...changes });
