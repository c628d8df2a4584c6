import { z } from "zod";
import { NewPasswordInput, UsernameInput } from "@/lib/accounts/schema";
import { type Role, roles } from "@/lib/auth/permissions";
import { emailAddress } from "@/lib/forms/rules";

export const InvitationInput = z.object({
  email: emailAddress(),
  role: z.enum(roles, { error: "Choose a role" }),
  your_password: z.string().optional(),
});

export const InvitationId = z.object({ id: z.guid() });

/** Sign-up form of an invited person. */
export const InvitedInput = NewPasswordInput.safeExtend(UsernameInput.shape);
export type InvitedField = keyof z.infer<typeof InvitedInput>;

export type InvitationStatus = "open" | "used" | "expired" | "revoked";

/** `url` is null unless the invitation is open. */
export type Invitation = {
  id: string;
  email: string;
  role: Role;
  status: InvitationStatus;
  expiresAt: string;
  url: string | null;
};
