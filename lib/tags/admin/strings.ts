import { pluralize } from "@/lib/numbers";

export const tagStrings = {
  failed: "Failed to change the tag. Please try again.",
  gone: "This tag no longer exists.",
  taken: "Another tag has this name. Merge them instead.",
  unknown: "No other tag has this name.",
} as const;

export function changedText(name: string, posts: number, merged: boolean): string {
  return `${merged ? "Merged into" : "Renamed to"} “${name}” in ${countText(posts)}.`;
}

export function deletedText(name: string, posts: number): string {
  return `“${name}” was deleted and removed from ${countText(posts)}.`;
}

export const countText = (posts: number): string => pluralize(posts, "post", "posts");
