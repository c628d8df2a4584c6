"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { failure, success } from "@/lib/action";
import { adminAction, rowPage } from "@/lib/admin/action";
import { sendQueuedMail } from "@/lib/email/send-queued-mail";
import { findRow } from "@/lib/supabase/query";
import { requestReview } from "./queries";
import { reviewForm, reviewStrings as strings } from "./strings";

export const askForReview = adminAction(
  z.object({ id: z.guid() }),
  {
    permission: "posts.own",
    where: "asking for a review",
    failed: strings.failed,
    shownOn: (form) => [rowPage("/admin/posts", form), { form: reviewForm }],
  },
  async ({ client, viewer }, { id }) => {
    const post = await findRow(client, "blogs", "id, title", id);
    if (!post || !(await requestReview(viewer, post))) return failure(strings.gone);
    sendQueuedMail();
    refresh();
    return success(strings.asked);
  },
);
