import { postFields } from "./fields";
import type { PostField, PostInput } from "./schema";

export function differences(one: PostInput, other: PostInput): PostField[] {
  const isOther = (field: PostField) => JSON.stringify(one[field]) !== JSON.stringify(other[field]);
  return postFields.filter(isOther);
}
