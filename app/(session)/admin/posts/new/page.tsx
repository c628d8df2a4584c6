import "@/components/admin/posts/editor/post-editor.css";
import "@/components/admin/posts/editor/found/found.css";
import "@/components/admin/posts/editor/tags-field.css";
import type { Metadata, Route } from "next";
import { previewPost } from "@/app/(session)/admin/posts/preview-action";
import { PageHeader } from "@/components/admin/frame/page-header";
import { PostEditor } from "@/components/admin/posts/editor/post-editor";
import { requireAdmin } from "@/lib/auth/session";
import { listUnsaved } from "@/lib/posts/admin/editors";
import { foundAt } from "@/lib/posts/admin/found-at";
import { listTagNames } from "@/lib/tags/admin/queries";

export const metadata: Metadata = { title: "Create Post" };

export default async function NewPostPage() {
  const [{ viewer }, knownTags, unsaved] = await Promise.all([
    requireAdmin(),
    listTagNames(),
    listUnsaved(null),
  ]);
  return (
    <>
      <PageHeader
        title="Create Post"
        back={{ href: "/admin/posts" as Route, label: "Blog Posts" }}
      />
      <PostEditor
        post={null}
        viewerId={viewer.id}
        unsaved={unsaved}
        knownTags={knownTags}
        foundAt={foundAt(null)}
        render={previewPost}
      />
    </>
  );
}
