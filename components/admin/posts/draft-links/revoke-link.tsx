"use client";

import { RowForm } from "@/components/admin/list/row-form";
import { revokeDraftLink } from "@/lib/posts/admin/draft-links/actions";
import { draftLinkStrings, draftLinksForm } from "@/lib/posts/admin/draft-links/strings";

type Props = { post: string; id: string; label: string };

export function RevokeLink({ post, id, label }: Props) {
  return (
    <RowForm
      action={revokeDraftLink}
      fields={[
        ["post", post],
        ["draft_link", id],
      ]}
      failed={draftLinkStrings.revokeFailed}
      anchor={`#${draftLinksForm}`}
      label={label}
      pending="Revoking..."
    >
      Revoke
    </RowForm>
  );
}
