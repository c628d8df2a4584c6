"use server";

import { refresh } from "next/cache";
import { rejectStaleSession } from "@/lib/accounts/password/confirm-password";
import { passwordStrings } from "@/lib/accounts/strings";
import { failure, invalid, success } from "@/lib/action";
import { adminAction } from "@/lib/admin/action";
import { sendQueuedMail } from "@/lib/email/send-queued-mail";
import { orThrow } from "@/lib/supabase/query";
import { storeInvitation } from "./queries";
import { InvitationId, InvitationInput } from "./schema";
import { invitationLimitText, invitationStrings as strings } from "./strings";

const where = "invitations";
const shownOn = ["/admin/users/invitations"] as const;

/** Sends an invitation, or sends it again with a new link. */
export const inviteMember = adminAction(
  InvitationInput,
  { permission: "users", where, failed: strings.failed, shownOn },
  async ({ viewer }, { email, role, your_password }) => {
    const rejected = await rejectStaleSession(viewer, your_password);
    if (rejected) return rejected;
    const outcome = await storeInvitation(viewer, email, role);
    if (outcome.status === "stale") return invalid({ your_password: passwordStrings.required });
    if (outcome.status === "member") return invalid({ email: strings.member });
    if (outcome.status === "limited") {
      const { retry_after: retryAfter } = outcome;
      return { ...invalid({ email: invitationLimitText(retryAfter) }), retryAfter };
    }
    sendQueuedMail();
    refresh();
    return success(strings.sent);
  },
);

export const revokeInvitation = adminAction(
  InvitationId,
  { permission: "users", where, failed: strings.notRevoked, shownOn },
  async ({ client }, { id }) => {
    const revoked = await client
      .from("invitations")
      .update({ revoked_at: new Date().toISOString() })
      .eq("id", id)
      .is("revoked_at", null)
      .is("accepted_at", null)
      .select("id")
      .then(orThrow("invitations"));
    refresh();
    return revoked.length > 0 ? success(strings.revoked) : failure(strings.gone);
  },
);
