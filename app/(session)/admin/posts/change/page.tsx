import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { backHref } from "@/components/admin/list/filter/with-params";
import { ChangeForm } from "@/components/admin/posts/change-form";
import { PostMissing } from "@/components/admin/posts/post-missing";
import { PostTitles } from "@/components/admin/posts/post-titles";
import { readRequest } from "@/lib/posts/admin/change/change-fields";
import { questionOf } from "@/lib/posts/admin/change/change-strings";
import { datesAhead } from "@/lib/posts/admin/date-ahead";
import { listTitles } from "@/lib/posts/admin/queries";
import { listTagNames } from "@/lib/tags/admin/queries";

export const metadata: Metadata = { title: "Change posts" };

type Search = Awaited<PageProps<"/admin/posts/change">["searchParams"]>;

/** Confirmation page used without JavaScript; with it, the list opens a dialog instead. */
export default async function ChangePostsPage({ searchParams }: PageProps<"/admin/posts/change">) {
  const params = await searchParams;
  const requested = readRequest(toParams(params));
  const list = backHref("/admin/posts", params.list);
  const posts = requested ? await listTitles(requested.ids) : [];
  if (!requested || posts.length === 0) {
    return <PostMissing title="Change posts" text="No posts selected." list={list} />;
  }
  const question = questionOf(requested.kind, posts.length, datesAhead(posts));
  const change = { kind: requested.kind, ids: posts.map(({ id }) => id) };
  return (
    <>
      <PageHeader
        title={question.title}
        description={question.text}
        back={{ href: list, label: "Blog Posts" }}
      />
      <PostTitles posts={posts} />
      <ChangeForm
        change={change}
        list={typeof params.list === "string" ? params.list : ""}
        confirm={question.confirm}
        later={question.later}
        cancel={list}
        tags={requested.kind === "tag" ? await listTagNames() : null}
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
