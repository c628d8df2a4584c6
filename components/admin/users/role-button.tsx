"use client";

import { ConfirmDialog } from "@/components/admin/list/confirm-dialog";
import { useRowAction } from "@/components/admin/list/use-row-action";
import { changeRole } from "@/lib/users/actions";
import { roleStrings } from "@/lib/users/strings";

type Props = { id: string; name: string; isAdmin: boolean };

export function RoleButton({ id, name, isAdmin }: Props) {
  const words = isAdmin ? revoking : granting;
  const { run } = useRowAction();
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
      onConfirm={() => run(() => changeRole({ id, isAdmin: !isAdmin }), roleStrings.failed)}
    />
  );
}

const granting = {
  button: "Grant admin",
  label: "Grant admin to",
  title: "Grant admin access",
  question: (name: string) =>
    `Allow ${name} to see and change everything in this area? That includes every message, booking and email address.`,
  pending: "Granting...",
} as const;

const revoking = {
  button: "Revoke admin",
  label: "Revoke admin from",
  title: "Revoke admin access",
  question: (name: string) =>
    `Remove ${name}'s access to this area? The account itself stays and can be made an admin again.`,
  pending: "Revoking...",
} as const;
