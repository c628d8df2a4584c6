import type { z } from "zod";
import { eachText } from "@/lib/posts/admin/fields/fields";
import type { EditedPost, PostInput } from "@/lib/posts/admin/schema";
import { OpenedPost } from "@/lib/posts/admin/schema";

/** Reads the form that works without JavaScript. Tags are comma-separated. */
export function readPlainForm(form: FormData): PostInput {
  const text = (name: string) => {
    const value = form.get(name);
    // Browsers send line breaks as CR LF.
    return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
  };
  return {
    ...eachText(text),
    noindex: form.has("noindex"),
    tags: text("tags")
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean),
    authors: form.getAll("authors").map(String),
    published: form.has("published"),
  };
}

/** Hidden fields that identify the version the form was opened with. */
export function openedFields(post: EditedPost): Record<string, string> {
  const { id, updatedAt, draftVersion, liveSlug, version } = post;
  return {
    id,
    updatedAt,
    draftVersion: `${draftVersion ?? ""}`,
    slug_before: liveSlug,
    version: `${version}`,
  };
}

/** Reads the hidden fields; null for a new post. `asDraftRevision` is set by the “Save draft” button. */
export function readOpened(form: FormData): z.output<typeof OpenedPost> | null {
  const draftVersion = form.get("draftVersion");
  return (
    OpenedPost.safeParse({
      id: form.get("id"),
      updatedAt: form.get("updatedAt"),
      draftVersion: draftVersion ? Number(draftVersion) : null,
      slug: form.get("slug_before"),
      asDraftRevision: form.get("button") === "revision",
      when: form.get("when") ?? undefined,
    }).data ?? null
  );
}
