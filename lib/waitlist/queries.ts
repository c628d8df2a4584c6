import "server-only";
import type { OutgoingMail } from "@/lib/email/mail";
import { serviceClient } from "@/lib/supabase/service";

type Entry = { project: { id: number; title: string }; name: string; email: string };

/**
 * Puts somebody on a project's waitlist and queues the mail that says so. Answers null, for who was on
 * it already too, or, over the limit, the seconds to wait. Throws on an outage.
 */
export async function storeEntry(
  { project, name, email }: Entry,
  address: string,
  mails: OutgoingMail[],
): Promise<number | null> {
  const { data, error } = await serviceClient().rpc("join_waitlist", {
    p_project_id: String(project.id),
    p_project_name: project.title,
    p_name: name,
    p_email: email,
    p_address: address,
    p_mails: mails,
  });
  if (error) throw new Error(`join_waitlist: ${error.message}`);
  const answer = data as { status: "stored" | "duplicate" | "limited"; retry_after?: number };
  return answer.status === "limited" ? (answer.retry_after ?? 0) : null;
}
