import type { PostField, PostInput } from "./input";

/** In the order of the editor. */
const fields: readonly PostField[] = [
  "title",
  "slug",
  "cover_image",
  "cover_alt",
  "content",
  "excerpt",
  "published",
];

/** The fields in which two versions of a post differ. */
export function differences(one: PostInput, other: PostInput): PostField[] {
  return fields.filter((field) => one[field] !== other[field]);
}
