import "server-only";
import type { OutgoingMail } from "@/lib/email/mail";
import { type Sender, type Stored, secondsToWait } from "@/lib/forms/sender";
import { call } from "@/lib/supabase/query";
import { serviceClient } from "@/lib/supabase/service";
import type { Review } from "./admin/schema";
import type { NewEntry } from "./mails";

/**
 * Returns null if stored or already on the list, else the seconds to wait. Throws if the query
 * fails.
 */
export async function storeEntry(
  { project, name, email }: NewEntry,
  sender: Sender,
  mails: OutgoingMail[],
): Promise<number | null> {
  const answer: Stored = await call(serviceClient(), "join_waitlist", {
    p_project_id: project.id,
    p_project_name: project.title,
    p_name: name,
    p_email: email,
    p_ip: sender.ip,
    p_key: sender.key,
    p_mails: mails,
  });
  return secondsToWait(answer);
}

/**
 * Stores an admin's decision and queues `mails`. Returns false if the entry has changed since
 * `updatedAt`.
 */
export async function saveReview(
  admin: string,
  { id, status, notes, updatedAt }: Review,
  mails: OutgoingMail[],
): Promise<boolean> {
  return call(serviceClient(), "review_waitlist_entry", {
    p_admin: admin,
    p_id: id,
    p_updated_at: updatedAt,
    p_status: status,
    p_notes: notes,
    p_mails: mails,
  });
}
