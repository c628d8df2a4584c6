"use server";

import { failure, success } from "@/lib/action";
import { adminAction } from "@/lib/admin/action";
import { orThrow } from "@/lib/supabase/query";
import { Description } from "./schema";
import { libraryStrings as strings } from "./strings";

/** Posts that already use the picture keep their own alt text. */
export const describePicture = adminAction(
  Description,
  {
    permission: "media.add",
    where: "describing a picture",
    failed: strings.notDescribed,
    shownOn: ["/admin/media"],
  },
  async ({ client }, { id, alt }) => {
    const stored = await client
      .from("media")
      .update({ alt })
      .eq("id", id)
      .select("id")
      .then(orThrow("media"));
    return stored.length > 0 ? success(strings.described) : failure(strings.gone);
  },
);
