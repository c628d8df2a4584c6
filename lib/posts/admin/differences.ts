import { type PostField, type PostInput, postFields } from "./schema";

export function differences(one: PostInput, other: PostInput): PostField[] {
  const isOther = (field: PostField) => JSON.stringify(one[field]) !== JSON.stringify(other[field]);
  return postFields.filter(isOther);
}
