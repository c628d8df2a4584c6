import { type PostField, type PostInput, postFields } from "./schema";

export function differences(one: PostInput, other: PostInput): PostField[] {
  return postFields.filter((field) => one[field] !== other[field]);
}
