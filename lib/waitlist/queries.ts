import "server-only";
import type { OutgoingMail } from "@/lib/email/mail";
import type { Sender } from "@/lib/forms/sender";
import { serviceClient } from "@/lib/supabase/service";

type Entry = { project: { id: number; title: string }; name: string; email: string };

/** Null when stored or already on the list, else the seconds to wait. Throws on an outage. */
export async function storeEntry(
  { project, name, email }: Entry,
  sender: Sender,
  mails: OutgoingMail[],
): Promise<number | null> {
  const { data, error } = await serviceClient().rpc("join_waitlist", {
    p_project_id: String(project.id),
    p_project_name: project.title,
    p_name: name,
    p_email: email,
    p_ip: sender.ip,
    p_key: sender.key,
    p_mails: mails,
  });
  if (error) throw new Error(`join_waitlist: ${error.message}`);
  const answer = data as { status: "stored" | "duplicate" | "limited"; retry_after?: number };
  return answer.status === "limited" ? (answer.retry_after ?? 0) : null;
}
