import { waitText } from "@/lib/action";

export const invitationStrings = {
  sent: "Invitation sent. You can also share its link below.",
  failed: "The invitation could not be sent. Please try again.",
  member: "This account already has access. Change its role on the Users page.",
  revoked: "Invitation revoked.",
  gone: "This invitation is no longer open.",
  notRevoked: "The invitation could not be revoked. Please try again.",
} as const;

export const acceptStrings = {
  failed: "The invitation could not be accepted. Please try again.",
} as const;

export function invitationLimitText(seconds: number): string {
  return `You can send 20 invitations an hour. Try again in ${waitText(seconds)}.`;
}
