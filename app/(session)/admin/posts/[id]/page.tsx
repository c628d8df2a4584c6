import type { Metadata } from "next";
import { PostPage, titleOf } from "@/app/(session)/admin/posts/post-page";
import { PostMissing } from "@/components/admin/posts/post-missing";
import { getEditedPost } from "@/lib/posts/admin/queries";
import { isRowId } from "@/lib/supabase/row";

type Props = PageProps<"/admin/posts/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await findPost(params);
  return { title: post ? titleOf(post) : "Post not found" };
}

export default async function EditPostPage({ params, searchParams }: Props) {
  const post = await findPost(params);
  return post ? <PostPage post={post} searchParams={searchParams} /> : <PostMissing />;
}

async function findPost(params: Props["params"]) {
  const { id } = await params;
  return isRowId(id) ? getEditedPost(id) : null;
}
