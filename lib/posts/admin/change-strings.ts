import { pluralize } from "@/lib/numbers";
import type { ChangeKind, PostChange } from "./change-fields";
import { deleteFailed, updateFailed } from "./strings";

type Changed = readonly {
  title: string;
  slug: string;
  is_moved?: boolean;
  draft_version?: number | null;
}[];

/** “A title” is, or 3 posts are. */
function subject(posts: Changed): string {
  const [only] = posts;
  return only && posts.length === 1 ? `“${only.title}” is` : `${posts.length} posts are`;
}

/** What came of a change of `ids.length` posts. */
export function changedText({ kind, ids, tag }: PostChange, posts: Changed): string {
  switch (kind) {
    case "publish":
      return [`${subject(posts)} published now.`, ...unpublishedTexts(posts)].join(" ");
    case "unpublish":
      return posts.length === 1
        ? `${subject(posts)} a draft now.`
        : `${subject(posts)} drafts now.`;
    case "delete":
      return `${subject(posts)} deleted. ${posts.length === 1 ? "It" : "They"} can be restored for 30 days.`;
    case "restore":
      return [`${subject(posts)} restored.`, ...movedTexts(posts)].join(" ");
    case "tag":
      return `The tag “${tag}” is added to ${countText(posts.length)}.${unchangedText(ids.length - posts.length)}`;
    case "untag":
      return `The tag “${tag}” is removed from ${countText(posts.length)}.`;
  }
}

function unpublishedTexts(posts: Changed): string[] {
  const count = posts.filter((post) => (post.draft_version ?? null) !== null).length;
  if (count === 0) return [];
  return [
    posts.length === 1
      ? "Its unpublished changes are not: the editor publishes them."
      : `Unpublished changes of ${countText(count)} are not: the editor publishes them.`,
  ];
}

function movedTexts(posts: Changed): string[] {
  return posts
    .filter(({ is_moved }) => is_moved)
    .map(
      ({ title, slug }) =>
        `“${title}” is a draft at ${slug} now, because another post has its address.`,
    );
}

function unchangedText(count: number): string {
  return count > 0 ? ` ${countText(count)} had it already, or ten others.` : "";
}

export function changeFailed(kind: ChangeKind | undefined, message: string): string {
  return kind === "delete" ? deleteFailed(message) : updateFailed(message);
}

export const changeStrings = {
  unchanged: "Nothing was changed: the posts had this tag already, or ten others.",
  untagged: "Nothing was changed: the posts no longer had this tag.",
  notInBin: "This has been restored already, or its 30 days are over.",
} as const;

type Question = { title: string; text: string; confirm: string; pending: string };

/** Asked before several posts are changed, or one is deleted. */
export function questionOf(kind: ChangeKind, count: number): Question {
  const posts = countText(count);
  const these = count === 1 ? "this post" : `these ${posts}`;
  switch (kind) {
    case "publish":
      return {
        title: `Publish ${posts}`,
        text: `Visitors can read ${these} at once.`,
        confirm: "Publish",
        pending: "Publishing...",
      };
    case "unpublish":
      return {
        title: `Unpublish ${posts}`,
        text: `Make ${these} ${count === 1 ? "a draft" : "drafts"}? Visitors can no longer read ${count === 1 ? "it" : "them"}.`,
        confirm: "Unpublish",
        pending: "Unpublishing...",
      };
    case "tag":
      return {
        title: `Add a tag to ${posts}`,
        text: "A new tag is made where there is none of this name.",
        confirm: "Add tag",
        pending: "Adding...",
      };
    default:
      return {
        title: count === 1 ? "Delete post" : `Delete ${posts}`,
        text: `Are you sure you want to delete ${these}?`,
        confirm: "Delete",
        pending: "Deleting...",
      };
  }
}

export function countText(count: number): string {
  return pluralize(count, "post", "posts");
}
