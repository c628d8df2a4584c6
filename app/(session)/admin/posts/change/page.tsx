import type { Metadata } from "next";
import Link from "next/link";
import { PageHeader } from "@/components/admin/frame/page-header";
import { EmptyState } from "@/components/admin/list/empty-state";
import { backHref } from "@/components/admin/list/with-params";
import { ChangeForm } from "@/components/admin/posts/change-form";
import { PostTitles } from "@/components/admin/posts/post-titles";
import { readAsked } from "@/lib/posts/admin/change-schema";
import { questionOf } from "@/lib/posts/admin/change-strings";
import { listTitles } from "@/lib/posts/admin/queries";
import { listTagNames } from "@/lib/tags/admin/queries";

export const metadata: Metadata = { title: "Change posts" };

type Search = Awaited<PageProps<"/admin/posts/change">["searchParams"]>;

/** Asks what a dialog of the list asks where scripts run. */
export default async function ChangePostsPage({ searchParams }: PageProps<"/admin/posts/change">) {
  const params = await searchParams;
  const asked = readAsked(toParams(params));
  const back = { href: backHref("/admin/posts", params.list), label: "Blog Posts" };
  const posts = asked ? await listTitles(asked.ids) : [];
  if (!asked || posts.length === 0) {
    return (
      <>
        <PageHeader title="Change posts" back={back} />
        <EmptyState text="No posts are selected.">
          <Link href={back.href} prefetch={false} className="button">
            Back to Blog Posts
          </Link>
        </EmptyState>
      </>
    );
  }
  const question = questionOf(asked.kind, posts.length);
  const change = { kind: asked.kind, ids: posts.map(({ id }) => id) };
  return (
    <>
      <PageHeader title={question.title} description={question.text} back={back} />
      <PostTitles posts={posts} />
      <ChangeForm
        change={change}
        list={typeof params.list === "string" ? params.list : ""}
        confirm={question.confirm}
        cancel={back.href}
        tags={asked.kind === "tag" ? await listTagNames() : null}
      />
    </>
  );
}

function toParams(params: Search): URLSearchParams {
  return new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  );
}
