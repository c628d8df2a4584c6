import "@/components/admin/posts/versions/versions.css";
import type { Metadata, Route } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { EmptyState } from "@/components/admin/list/empty-state";
import { Comparison } from "@/components/admin/posts/versions/comparison";
import { RestoreVersion } from "@/components/admin/posts/versions/restore-version";
import { DateTime } from "@/components/ui/date";
import { getEditedPost } from "@/lib/posts/admin/queries";
import { versionNumber } from "@/lib/posts/admin/version";
import { getVersion } from "@/lib/posts/admin/versions";
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
  if (!version || !post) {
    return (
      <>
        <PageHeader title="Version not found" back={back} />
        <EmptyState text="There is no such version of this post." />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={`Version ${version.no}`}
        description={
          <>
            Of <DateTime value={version.createdAt} />, compared with what the editor shows: struck
            through is what only this version has, underlined what came since.
          </>
        }
        back={back}
        actions={<RestoreVersion postId={id} no={version.no} />}
      />
      <Comparison before={version.values} after={post.values} />
    </>
  );
}
