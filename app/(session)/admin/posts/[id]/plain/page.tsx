import type { Metadata, Route } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { PlainPostForm } from "@/components/admin/posts/plain/plain-post-form";
import { PostMissing } from "@/components/admin/posts/post-missing";
import { requireAdmin } from "@/lib/auth/session";
import { readFlash } from "@/lib/forms/flash";
import { reportError } from "@/lib/log";
import { listAuthorOptions } from "@/lib/posts/admin/authors";
import { runChecks } from "@/lib/posts/admin/checks/run-checks";
import { checkStrings, checkSummary, checkText } from "@/lib/posts/admin/checks/strings";
import { emptyPost } from "@/lib/posts/admin/fields/fields";
import { openedFields } from "@/lib/posts/admin/plain-form";
import { getEditedPost } from "@/lib/posts/admin/queries";
import type { PostField, PostInput } from "@/lib/posts/admin/schema";
import { listUnsaved } from "@/lib/posts/admin/versions/editors";
import { isRowId } from "@/lib/supabase/row";

export const metadata: Metadata = { title: "Plain form" };

export default async function PlainPostPage({
  params,
  searchParams,
}: PageProps<"/admin/posts/[id]/plain">) {
  await requireAdmin("posts.own");
  const { id } = await params;
  const { copy, answer } = await searchParams;
  const post = isRowId(id) ? await getEditedPost(id) : null;
  if (!post && id !== "new") return <PostMissing />;
  const [unsaved, flash] = await Promise.all([
    listUnsaved(post?.id ?? null),
    readFlash<PostField>(answer),
  ]);
  const typed = unsaved.find((autosave) => autosave.id === copy);
  const values = typed?.values ?? post?.values ?? emptyPost;
  return (
    <>
      <PageHeader
        title={post ? "Edit Post" : "Create Post"}
        description="A plain form that works without JavaScript."
        back={{ href: `/admin/posts/${id}` as Route, label: "Editor" }}
      />
      {post && <PlainChecks values={values} />}
      <PlainPostForm
        key={String(copy)}
        values={values}
        authors={await listAuthorOptions(values.authors)}
        hidden={{ ...(post && openedFields(post)), ...(typed && { copy: typed.id }) }}
        isLive={post?.values.published ?? false}
        flash={flash}
      />
    </>
  );
}

/** Checks the values the form was opened with. Each result links to its field. */
async function PlainChecks({ values }: { values: PostInput }) {
  const { client } = await requireAdmin("posts.own");
  const answer = await runChecks(client, values).catch((error) => {
    reportError(error, "checks of a post");
    return null;
  });
  return (
    <section aria-labelledby="checks" className="mb-8 max-w-[52rem] space-y-2">
      <h2 id="checks" className="text-[1.1rem] leading-tight tracking-normal">
        {checkStrings.heading}
      </h2>
      <p>{answer ? checkSummary(answer.checks.length) : checkStrings.failed}</p>
      {answer && answer.checks.length > 0 && (
        <ul className="list-disc pl-5">
          {answer.checks.map((check) => (
            <li key={checkText(check)}>
              <a href={`#${check.field}`} className="link">
                {checkText(check)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
