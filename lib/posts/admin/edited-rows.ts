import type { Row } from "@/lib/supabase/row";
import type { EditedPost, PostInput } from "./schema";

export const editedColumns =
  "id, title, slug, content, cover_image, cover_alt, excerpt, published, updated_at";

export function toEditedPost(row: Row<"blogs", typeof editedColumns>): EditedPost {
  const { id, updated_at: updatedAt, cover_image, cover_alt, excerpt, ...rest } = row;
  const values = {
    ...rest,
    cover_image: cover_image ?? "",
    cover_alt: cover_alt ?? "",
    excerpt: excerpt ?? "",
  };
  return { id, updatedAt, values };
}

export function toPostRow(values: PostInput) {
  const { cover_image, cover_alt, excerpt, ...rest } = values;
  return {
    ...rest,
    cover_image: cover_image || null,
    // Without a cover there is nothing to describe.
    cover_alt: (cover_image && cover_alt) || null,
    excerpt: excerpt || null,
  };
}
