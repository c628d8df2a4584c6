import { brand } from "@/content/brand";
import { pluralize } from "@/lib/numbers";
import { deleteFailed, updateFailed } from "@/lib/posts/admin/strings";
import { formatDateTime } from "@/lib/time/format";
import type { ChangeKind, PostChange } from "./change-fields";

type Changed = readonly {
  title: string;
  slug: string;
  is_moved?: boolean;
}[];

type Later = readonly { title: string; date: number }[];

/** Returns `“A title” is` or `3 posts are`. */
function subject(posts: Changed): string {
  const [only] = posts;
  return only && posts.length === 1 ? `“${only.title}” is` : `${posts.length} posts are`;
}

/** Describes the result of a change to `ids.length` posts; those in `later` are scheduled. */
export function changedText(
  { kind, ids, tag }: PostChange,
  posts: Changed,
  later: Later = [],
): string {
  switch (kind) {
    case "publish":
    case "republish":
      return [
        ...(posts.length > 0 ? [`${subject(posts)} published now.`] : []),
        ...laterTexts(later),
      ].join(" ");
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

function laterTexts(later: Later): string[] {
  const [first] = later;
  if (!first) return [];
  if (later.length > 1) return [`${countText(later.length)} are scheduled for their dates.`];
  return [`“${first.title}” is scheduled for ${dateText(first.date)}.`];
}

function dateText(date: number): string {
  return formatDateTime(date, brand.timeZone);
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

type Question = {
  title: string;
  text: string;
  confirm: string;
  pending: string;
  /** Label of a second option, which schedules posts dated in the future for their dates. */
  later?: string;
};

/** Confirms changing several posts, deleting one, or publishing one dated in the future. */
export function questionOf(kind: ChangeKind, count: number, ahead: number[] = []): Question {
  if (kind === "publish" && ahead.length > 0) return datedQuestion(count, ahead);
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

function datedQuestion(count: number, [first = 0, ...rest]: number[]): Question {
  const title = `Publish ${countText(count)}`;
  const answers = { confirm: "Publish now", pending: "Publishing..." };
  if (count === 1) {
    const text = `This post is dated ${dateText(first)}. Publish it now, or on that date?`;
    return { title, text, ...answers, later: "On that date" };
  }
  const [are, those] =
    rest.length > 0 ? ["are", "those on their dates"] : ["is", "that one on its date"];
  return {
    title,
    text: `${rest.length + 1} of these ${countText(count)} ${are} dated ahead. Publish all now, or ${those}?`,
    ...answers,
    later: rest.length > 0 ? "On their dates" : "On its date",
  };
}

function countText(count: number): string {
  return pluralize(count, "post", "posts");
}
