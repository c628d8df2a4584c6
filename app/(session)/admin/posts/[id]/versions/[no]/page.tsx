import "@/components/admin/posts/versions/versions.css";
import type { Metadata, Route } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { RowNotFound } from "@/components/admin/list/empty-state";
import { RestoreVersion } from "@/components/admin/posts/versions/restore-version";
import { DateTime } from "@/components/ui/date";
import { fieldText } from "@/lib/posts/admin/fields/differences";
import { fieldNames, postFields } from "@/lib/posts/admin/fields/fields";
import { getEditedPost } from "@/lib/posts/admin/queries";
import type { PostInput } from "@/lib/posts/admin/schema";
import { compareTexts } from "@/lib/posts/admin/versions/compare";
import { versionNumber } from "@/lib/posts/admin/versions/version";
import { getVersion } from "@/lib/posts/admin/versions/versions";
import { isRowId } from "@/lib/supabase/row";

type Props = PageProps<"/admin/posts/[id]/versions/[no]">;

export const metadata: Metadata = { title: "Version" };

export default async function VersionPage({ params }: Props) {
  const { id, no: text } = await params;
  const no = versionNumber(text);
  const [version, post] =
    isRowId(id) && no !== null
      ? await Promise.all([getVersion(id, no), getEditedPost(id)])
      : [null, null];
  const back = { href: `/admin/posts/${id}/versions` as Route, label: "Versions" };
  if (!version || !post)
    return <RowNotFound title="Version not found" back={back} text="This version doesn't exist." />;
  return (
    <>
      <PageHeader
        title={`Version ${version.no}`}
        description={
          <>
            Saved <DateTime value={version.createdAt} />, compared with the current text. Struck
            through: removed since. Underlined: added since.
          </>
        }
        back={back}
        actions={<RestoreVersion postId={id} no={version.no} />}
      />
      <Comparison before={version.values} after={post.values} />
    </>
  );
}

type ComparisonProps = { before: PostInput; after: PostInput };

/** Removed words are struck through and added ones underlined, so meaning never depends on colour. */
function Comparison({ before, after }: ComparisonProps) {
  const changed = postFields.filter(
    (field) =>
      field !== "published" && fieldText(before, field, ", ") !== fieldText(after, field, ", "),
  );
  if (changed.length === 0) return <p className="mt-4">The two versions are the same.</p>;
  return changed.map((field) => (
    <section key={field} aria-label={fieldNames[field]} className="mt-6">
      <h2 className="text-[1.1rem] leading-tight tracking-normal">{fieldNames[field]}</h2>
      <p className="version-text">
        {compareTexts(fieldText(before, field, ", "), fieldText(after, field, ", ")).map(
          ({ text, side }, index) => {
            const Piece = elements[side];
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change order.
            return <Piece key={index}>{text}</Piece>;
          },
        )}
      </p>
    </section>
  ));
}

const elements = { both: "span", old: "del", new: "ins" } as const;
