import type { z } from "zod";
import { eachText } from "./fields";
import type { EditedPost, PostInput } from "./schema";
import { OpenedPost } from "./schema";

/** Of the form that works without scripts. Tags are names with commas between them. */
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
    published: form.has("published"),
  };
}

/** What the form was opened with, as hidden fields. */
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

/** `aside` where the button for that was pressed. Null for a new post. */
export function readOpened(form: FormData): z.output<typeof OpenedPost> | null {
  const draftVersion = form.get("draftVersion");
  return (
    OpenedPost.safeParse({
      id: form.get("id"),
      updatedAt: form.get("updatedAt"),
      draftVersion: draftVersion ? Number(draftVersion) : null,
      slug: form.get("slug_before"),
      aside: form.get("button") === "aside",
      when: form.get("when") ?? undefined,
    }).data ?? null
  );
}
