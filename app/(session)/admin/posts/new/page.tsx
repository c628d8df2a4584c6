import type { Metadata } from "next";
import { PostPage, titleOf } from "@/app/(session)/admin/posts/post-page";
import { getEditedPost } from "@/lib/posts/admin/queries";
import { isRowId } from "@/lib/supabase/row";

type Props = PageProps<"/admin/posts/new">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return { title: titleOf(await findPost(searchParams)) };
}

export default async function NewPostPage({ searchParams }: Props) {
  return <PostPage post={await findPost(searchParams)} searchParams={searchParams} />;
}

/**
 * `post` is the id of the post just created here. Redirecting to its page would reset the editor.
 */
async function findPost(searchParams: Props["searchParams"]) {
  const { post } = await searchParams;
  return isRowId(post) ? getEditedPost(post) : null;
}
