import { type PostField, type PostInput, postFields } from "./input";

/** The fields in which two versions of a post differ. */
export function differences(one: PostInput, other: PostInput): PostField[] {
  return postFields.filter((field) => one[field] !== other[field]);
}
