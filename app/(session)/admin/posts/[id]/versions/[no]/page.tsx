import type { Metadata, Route } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { RowNotFound } from "@/components/admin/list/empty-state";
import { RestoreVersion } from "@/components/admin/posts/versions/restore-version";
import { Comparison } from "@/components/admin/versions/comparison";
import { DateTime } from "@/components/ui/date";
import { versionNumber } from "@/lib/admin/version-number";
import { listAuthorOptions } from "@/lib/posts/admin/authors";
import { fieldText, withAuthorNames } from "@/lib/posts/admin/fields/differences";
import { fieldNames, postFields } from "@/lib/posts/admin/fields/fields";
import { getEditedPost } from "@/lib/posts/admin/queries";
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
  const authors = await listAuthorOptions([...version.values.authors, ...post.values.authors]);
  const before = withAuthorNames(version.values, authors);
  const after = withAuthorNames(post.values, authors);
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
      <Comparison
        fields={compared.map((field) => ({
          label: fieldNames[field],
          before: fieldText(before, field, ", "),
          after: fieldText(after, field, ", "),
        }))}
      />
    </>
  );
}

const compared = postFields.filter((field) => field !== "published");
