import "server-only";
import type { Viewer } from "@/lib/auth/viewer";
import { adminLink, composeMail, paragraph, subjectPart } from "@/lib/email/mail";
import { noticeSettings } from "@/lib/settings/queries";
import { call } from "@/lib/supabase/query";
import { serviceClient } from "@/lib/supabase/service";

/** Marks a draft as ready and emails the agency, once. Returns false if it is no longer a draft. */
export async function requestReview(
  { id: user, email, sessionId }: Viewer,
  { id, title }: { id: string; title: string },
): Promise<boolean> {
  const { agency, siteUrl, contact } = await noticeSettings();
  const notice = composeMail({
    kind: "review-notice",
    to: agency,
    contact,
    reply_to: email,
    subject: `Review requested: ${subjectPart(title)}`,
    heading: "Review requested",
    blocks: [
      paragraph(`${email} asks you to review “${title}”.`),
      adminLink(siteUrl, `/admin/posts/${id}`),
    ],
  });
  return call(serviceClient(), "request_review", {
    p_user: user,
    p_session: sessionId,
    p_id: id,
    p_mails: [notice],
  });
}
