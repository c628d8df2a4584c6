import { brand } from "@/content/brand";
import { pluralize } from "@/lib/numbers";
import { deleteFailed, updateFailed } from "@/lib/posts/admin/strings";
import { formatDateTime } from "@/lib/time/format";
import type { ChangeKind, PostChange } from "./change-fields";

type Changed = readonly { title: string; slug: string; is_moved?: boolean }[];

type Later = readonly { title: string; date: number }[];

/** Returns `“A title” was` or `3 posts were`. */
function subject(posts: Changed): string {
  const [only] = posts;
  return only && posts.length === 1 ? `“${only.title}” was` : `${posts.length} posts were`;
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
        ...(posts.length > 0 ? [`${subject(posts)} published.`] : []),
        ...laterTexts(later),
      ].join(" ");
    case "unpublish":
      return `${subject(posts)} unpublished.`;
    case "delete":
      return `${subject(posts)} deleted. You can restore ${posts.length === 1 ? "it" : "them"} for 30 days.`;
    case "restore":
      return [`${subject(posts)} restored.`, ...movedTexts(posts)].join(" ");
    case "tag":
      return `Added the tag “${tag}” to ${countText(posts.length)}.${unchangedText(ids.length - posts.length)}`;
    case "untag":
      return `Removed the tag “${tag}” from ${countText(posts.length)}.`;
  }
}

function laterTexts(later: Later): string[] {
  const [first] = later;
  if (!first) return [];
  if (later.length > 1) return [`${countText(later.length)} are scheduled for their dates.`];
  return [`“${first.title}” is scheduled for ${dateText(first.date)}.`];
}

const dateText = (date: number): string => formatDateTime(date, brand.timeZone);

function movedTexts(posts: Changed): string[] {
  return posts
    .filter(({ is_moved }) => is_moved)
    .map(
      ({ title, slug }) =>
        `“${title}” is now a draft at ${slug}, because another post uses its slug.`,
    );
}

function unchangedText(count: number): string {
  return count > 0 ? ` ${countText(count)} already had it or the maximum of 10.` : "";
}

export function changeFailed(kind: ChangeKind | undefined, message: string): string {
  return kind === "delete" ? deleteFailed(message) : updateFailed(message);
}

export const changeStrings = {
  unchanged: "No changes: these posts already have this tag or the maximum of 10.",
  untagged: "No changes: these posts no longer have this tag.",
  notInBin: "Already restored or expired.",
} as const;

type Question = {
  title: string;
  text: string;
  confirm: string;
  pending: string;
  /** Label of the option to schedule posts dated in the future for their dates. */
  later?: string;
};

/** Asks to confirm changing several posts, deleting one, or publishing one dated in the future. */
export function questionOf(kind: ChangeKind, count: number, ahead: number[] = []): Question {
  if (kind === "publish" && ahead.length > 0) return datedQuestion(count, ahead);
  const posts = countText(count);
  const these = count === 1 ? "this post" : `these ${posts}`;
  switch (kind) {
    case "publish":
      return {
        title: `Publish ${posts}`,
        text: `Visitors will see ${these} right away.`,
        confirm: "Publish",
        pending: "Publishing...",
      };
    case "unpublish":
      return {
        title: `Unpublish ${posts}`,
        text: `Visitors will no longer see ${these}.`,
        confirm: "Unpublish",
        pending: "Unpublishing...",
      };
    case "tag":
      return {
        title: `Add a tag to ${posts}`,
        text: "If the tag doesn't exist, it is created.",
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
    rest.length > 0 ? ["have", "those on their dates"] : ["has", "that one on its date"];
  return {
    title,
    text: `${rest.length + 1} of these ${countText(count)} ${are} a future date. Publish all now, or ${those}?`,
    ...answers,
    later: rest.length > 0 ? "On their dates" : "On its date",
  };
}

const countText = (count: number): string => pluralize(count, "post", "posts");
