"use server";

import { refresh } from "next/cache";
import { failure, success } from "@/lib/action";
import { asAdmin } from "@/lib/admin/action";
import { valueAction } from "@/lib/forms/server-action";
import { saveFlags } from "./queries";
import { MarkInput } from "./schema";
import { adminMessageStrings as strings } from "./strings";

const reported = {
  permission: "messages",
  where: "marking a message",
  failed: strings.failed,
} as const;

export const markMessage = valueAction([MarkInput], ({ data }) =>
  asAdmin(reported, async ({ client }) => {
    if (!data) return failure(strings.failed);
    const found = await saveFlags(client, data);
    refresh();
    if (!found) return failure(strings.gone);
    const { isSpam } = data.flags;
    if (isSpam === undefined) return success("");
    const undo = [["isSpam", String(!isSpam)]] as const;
    return { ...success(isSpam ? strings.spam : strings.notSpam), undo };
  }),
);
