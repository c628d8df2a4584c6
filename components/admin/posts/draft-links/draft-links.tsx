import { Panel } from "@/components/admin/frame/panel";
import { CopyLink } from "@/components/admin/list/copy-link";
import { RowForm } from "@/components/admin/list/rows/row-form";
import { type Column, DataTable } from "@/components/admin/list/table/data-table";
import { DateTime } from "@/components/ui/date";
import { brand } from "@/content/brand";
import type { ActionResult } from "@/lib/action";
import { revokeDraftLink } from "@/lib/posts/admin/draft-links/actions";
import type { DraftLink, DraftLinkField } from "@/lib/posts/admin/draft-links/schema";
import { draftLinkStrings, draftLinksForm, viewsText } from "@/lib/posts/admin/draft-links/strings";
import { formatDateTime } from "@/lib/time/format";
import { DraftLinkForm } from "./draft-link-form";

type Props = {
  postId: string;
  links: readonly DraftLink[];
  /** Result of a form sent without JavaScript. */
  flash?: ActionResult<DraftLinkField> | undefined;
};

export function DraftLinks({ postId, links, flash }: Props) {
  return (
    <Panel title="Share this draft">
      <p className="max-w-[44em] text-muted">
        Anyone with the link can read the current draft. Not indexed. Revoke it any time.
      </p>
      <DraftLinkForm
        postId={postId}
        revoked={links.filter(({ isRevoked }) => isRevoked).length}
        flash={flash}
      />
      {links.length > 0 && (
        <DataTable
          caption="Links to this draft"
          columns={columnsOf(postId)}
          rows={links}
          keyOf={({ id }) => id}
        />
      )}
    </Panel>
  );
}

function columnsOf(postId: string): readonly Column<DraftLink>[] {
  return [
    {
      name: "Link",
      heading: true,
      cell: (link) =>
        link.url ? <CopyLink url={link.url} label={labelOf(link)} /> : endedText(link),
    },
    { name: "Expires", narrow: true, cell: ({ expiresAt }) => <DateTime value={expiresAt} /> },
    {
      name: "Opened",
      narrow: true,
      cell: ({ views, lastViewAt }) => (
        <>
          {viewsText(views)}
          {lastViewAt && (
            <span className="block text-sm text-muted">
              {views > 1 && "Last on "}
              <DateTime value={lastViewAt} />
            </span>
          )}
        </>
      ),
    },
    {
      name: "Revoke",
      actions: true,
      cell: (link) =>
        link.url && (
          <RowForm
            action={revokeDraftLink}
            fields={[
              ["post", postId],
              ["draft_link", link.id],
            ]}
            failed={draftLinkStrings.revokeFailed}
            anchor={`#${draftLinksForm}`}
            label={`Revoke the ${labelOf(link)}`}
            pending="Revoking..."
          >
            Revoke
          </RowForm>
        ),
    },
  ];
}

const endedText = ({ isRevoked }: DraftLink): string => (isRevoked ? "Revoked" : "Expired");

/** Distinguishes the links for screen readers. */
function labelOf({ expiresAt }: DraftLink): string {
  return `link that expires on ${formatDateTime(Date.parse(expiresAt), brand.timeZone)}`;
}
