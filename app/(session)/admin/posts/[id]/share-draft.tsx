import "@/components/admin/posts/draft-links/draft-links.css";
import { DraftLinks } from "@/components/admin/posts/draft-links/draft-links";
import { readFlash } from "@/lib/forms/flash";
import { listDraftLinks } from "@/lib/posts/admin/draft-links/queries";
import { draftLinksForm } from "@/lib/posts/admin/draft-links/strings";

type Props = { postId: string } & Pick<PageProps<"/admin/posts/[id]">, "searchParams">;

/** Forms of its own: outside the form of the post. */
export async function ShareDraft({ postId, searchParams }: Props) {
  const [links, { answer, form }] = await Promise.all([listDraftLinks(postId), searchParams]);
  const flash = form === draftLinksForm ? await readFlash(answer) : undefined;
  return <DraftLinks postId={postId} links={links} flash={flash} />;
}
