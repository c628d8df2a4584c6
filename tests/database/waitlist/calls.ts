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

/** What join_waitlist answers to entry with `changes`: its result, or the error. */
export const join = ({ call }: TestDatabase, changes: object) =>
  call("join_waitlist", { ...entry, p_mails: mails, ...changes });
