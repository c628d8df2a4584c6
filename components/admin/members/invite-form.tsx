"use client";

import { CurrentPassword } from "@/components/accounts/current-password";
import { AdminForm } from "@/components/admin/frame/admin-form";
import { RoleField } from "@/components/admin/users/role-field";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { EmailField } from "@/components/ui/field";
import type { ActionResult } from "@/lib/action";
import type { Viewer } from "@/lib/auth/viewer";
import { inviteMember } from "@/lib/members/actions";
import { invitationStrings } from "@/lib/members/strings";

type Props = {
  viewer: Pick<Viewer, "email" | "isRecent">;
  /** Invitation to send again; empty for a new one. */
  initial: { email: string; role: string };
  flash: ActionResult;
};

export function InviteForm({ viewer, initial, flash }: Props) {
  const form = useEnhancedForm(inviteMember, {
    schema: async () => (await import("@/lib/members/schema")).InvitationInput,
    unreached: invitationStrings.failed,
    permalink: "#invite",
    flash,
  });
  const { values, errors, field } = form;
  return (
    <AdminForm form={form} label="Invite a member" button="Invite" busy="Sending...">
      <EmailField
        {...field("email")}
        autoComplete="off"
        defaultValue={values.email ?? initial.email}
      />
      <RoleField {...field("role")} defaultValue={values.role ?? initial.role} required />
      {(!viewer.isRecent || errors.your_password) && (
        <CurrentPassword email={viewer.email} error={errors.your_password} />
      )}
    </AdminForm>
  );
}
