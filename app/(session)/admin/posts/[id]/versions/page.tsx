import type { Metadata, Route } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { PostMissing } from "@/components/admin/posts/post-missing";
import { VersionTable } from "@/components/admin/posts/versions/version-table";
import { listVersions } from "@/lib/posts/admin/versions/versions";
import { isRowId } from "@/lib/supabase/row";

export const metadata: Metadata = { title: "Versions" };

export default async function VersionsPage({ params }: PageProps<"/admin/posts/[id]/versions">) {
  const { id } = await params;
  const versions = isRowId(id) ? await listVersions(id) : [];
  if (versions.length === 0) return <PostMissing />;
  return (
    <>
      <PageHeader
        title="Versions"
        description="The last 50 versions and every published one. Restoring doesn't publish."
        back={{ href: `/admin/posts/${id}` as Route, label: "Edit Post" }}
      />
      <VersionTable postId={id} versions={versions} />
    </>
  );
}
