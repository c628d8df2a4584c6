"use client";

import { announce } from "@/components/admin/announce";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { changeRole } from "@/lib/profiles/admin-actions";
import { roleTexts } from "@/lib/profiles/texts";

type Props = { id: string; name: string; isAdmin: boolean };

/** Grants or revokes admin access after a question. */
export function RoleButton({ id, name, isAdmin }: Props) {
  const words = isAdmin ? revoking : granting;
  const change = async () => {
    const failed = { status: "failed", message: roleTexts.failed } as const;
    const { status, message } = await changeRole({ id, isAdmin: !isAdmin }).catch(() => failed);
    announce(message, status === "done" ? "success" : "error");
  };
  return (
    <ConfirmDialog
      trigger={
        <button type="button" className="button button-quiet" aria-label={`${words.label} ${name}`}>
          {words.button}
        </button>
      }
      title={words.title}
      question={words.question(name)}
      confirm={words.button}
      pending={words.pending}
      danger={isAdmin}
      onConfirm={change}
    />
  );
}

const granting = {
  button: "Grant admin",
  label: "Grant admin to",
  title: "Grant admin access",
  question: (name: string) =>
    `Should ${name} see and change everything in this area, as you do? That includes every message, booking and address.`,
  pending: "Granting...",
} as const;

const revoking = {
  button: "Revoke admin",
  label: "Revoke admin from",
  title: "Revoke admin access",
  question: (name: string) =>
    `Should ${name} lose access to this area? The account itself stays, and can be made an admin again.`,
  pending: "Revoking...",
} as const;
