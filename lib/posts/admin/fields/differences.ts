import type { AuthorOption } from "@/lib/posts/admin/authors";
import type { PostField, PostInput } from "@/lib/posts/admin/schema";
import { postFields } from "./fields";

/** Replaces the keys of a post's authors by their names, for display. */
export function withAuthorNames(values: PostInput, authors: readonly AuthorOption[]): PostInput {
  const named = authors.filter(({ key }) => values.authors.includes(key));
  return { ...values, authors: named.map(({ name }) => name) };
}

/** Formats a field's value for display. Tags and authors are joined by `separator`. */
export function fieldText(values: PostInput, field: PostField, separator: string): string {
  const value = values[field];
  if (Array.isArray(value)) return value.join(separator);
  if (field === "published") return value ? "Published" : "Draft";
  return typeof value === "string" ? value : value ? "Yes" : "No";
}

export function differences(one: PostInput, other: PostInput): PostField[] {
  return postFields.filter((field) => comparable(one[field]) !== comparable(other[field]));
}

function comparable(value: PostInput[PostField]) {
  return Array.isArray(value) ? JSON.stringify(value) : value;
}
