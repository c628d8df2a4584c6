import type { Metadata, Route } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { PlainChecks } from "@/components/admin/posts/plain/plain-checks";
import { PlainPostForm } from "@/components/admin/posts/plain/plain-post-form";
import { PostMissing } from "@/components/admin/posts/post-missing";
import { requireAdmin } from "@/lib/auth/session";
import { readFlash } from "@/lib/forms/flash";
import { listUnsaved } from "@/lib/posts/admin/editors";
import { emptyPost } from "@/lib/posts/admin/fields";
import { openedFields } from "@/lib/posts/admin/plain-form";
import { getEditedPost } from "@/lib/posts/admin/queries";
import type { PostField } from "@/lib/posts/admin/schema";
import { isRowId } from "@/lib/supabase/row";

export const metadata: Metadata = { title: "Plain form" };

export default async function PlainPostPage({
  params,
  searchParams,
}: PageProps<"/admin/posts/[id]/plain">) {
  await requireAdmin();
  const { id } = await params;
  const { copy, answer } = await searchParams;
  const post = isRowId(id) ? await getEditedPost(id) : null;
  if (!post && id !== "new") return <PostMissing />;
  const [unsaved, flash] = await Promise.all([
    listUnsaved(post?.id ?? null),
    readFlash<PostField>(answer),
  ]);
  const typed = unsaved.find((one) => one.id === copy);
  const values = typed?.values ?? post?.values ?? emptyPost;
  return (
    <>
      <PageHeader
        title={post ? "Edit Post" : "Create Post"}
        description="A plain form, which works without scripts."
        back={{ href: `/admin/posts/${id}` as Route, label: "To the editor" }}
      />
      {post && <PlainChecks values={values} />}
      <PlainPostForm
        key={String(copy)}
        values={values}
        hidden={{ ...(post && openedFields(post)), ...(typed && { copy: typed.id }) }}
        isLive={post?.values.published ?? false}
        flash={flash}
      />
    </>
  );
}
