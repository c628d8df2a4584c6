import type { Resolver } from "react-hook-form";
import type { PostInput } from "@/lib/posts/admin/schema";

/** Resolves to null if loading fails; the server still validates with the same schema. */
export function loadValidation() {
  return import("./validate").then(
    ({ validatePost }) => validatePost,
    () => null,
  );
}

export const resolvePost: Resolver<PostInput> = async (values, ...rest) => {
  const validate = await loadValidation();
  return validate ? validate(values, ...rest) : { values, errors: {} };
};
