import "../../../../styles/post-editor.css";
import type { Metadata, Route } from "next";
import { PageHeader } from "@/components/admin/page-header";
import { PostEditor } from "@/components/admin/posts/post-editor";
import { requireAdmin } from "@/lib/auth/session";
import { previewPost } from "../preview-action";

export const metadata: Metadata = { title: "Create Post" };

export default async function NewPostPage() {
  const { viewer } = await requireAdmin();
  return (
    <>
      <PageHeader
        title="Create Post"
        back={{ href: "/admin/posts" as Route, label: "Blog Posts" }}
      />
      <PostEditor post={null} viewerId={viewer.id} render={previewPost} />
    </>
  );
}
