"use server";

import { refresh } from "next/cache";
import { cookies } from "next/headers";
import { z } from "zod";
import { rejectStaleSession } from "@/lib/accounts/password/confirm-password";
import { UsernameInput } from "@/lib/accounts/schema";
import { failure, invalid, success } from "@/lib/action";
import { adminAction } from "@/lib/admin/action";
import { userSession } from "@/lib/auth/session";
import { hintCookie } from "@/lib/auth/session-hint";
import { isAgency } from "@/lib/people/queries";
import { obstacleTexts } from "@/lib/people/strings";
import { call } from "@/lib/supabase/query";
import { ownForms, ownStrings as strings } from "./strings";

const options = (where: string, form: keyof typeof ownForms) =>
  ({
    ...{ where, session: userSession, failed: strings.failed },
    shownOn: ["/account", { form: ownForms[form] }],
  }) as const;

export const saveUsername = adminAction(
  UsernameInput,
  options("own username", "username"),
  async ({ client }, { username }) => {
    await call(client, "rename_self", { p_username: username });
    refresh();
    return success(strings.renamed);
  },
);

/** Deletes the account and everything else about its email, then redirects to the sign-in. */
export const deleteAccount = adminAction(
  z.object({ confirmed: z.string().optional(), your_password: z.string().optional() }),
  options("deleting an account", "deletion"),
  async ({ client, viewer }, { confirmed, your_password }) => {
    if (confirmed !== "yes") return invalid({ confirmed: strings.unconfirmed });
    if (await isAgency(viewer.email)) return failure(obstacleTexts.agency);
    const rejected = await rejectStaleSession(viewer, your_password);
    if (rejected) return rejected;
    const outcome = await call(client, "erase_self");
    if (outcome === "stale") return failure(strings.stale);
    if (outcome !== "erased") return failure(obstacleTexts.agency);
    await client.auth.signOut({ scope: "local" });
    (await cookies()).delete(hintCookie);
    return success("", "/login?why=deleted");
  },
);
