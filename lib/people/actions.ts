"use server";

import { refresh } from "next/cache";
import { failure, success } from "@/lib/action";
import { adminAction } from "@/lib/admin/action";
import { call } from "@/lib/supabase/query";
import { isAgency } from "./queries";
import { AddressInput, Erasure, type ErasureObstacle } from "./schema";
import { obstacleTexts, personStrings as strings } from "./strings";

const shownOn = (form: FormData) =>
  ["/admin/people", { q: AddressInput.parse(Object.fromEntries(form)).email }] as const;

type ErasureAnswer = { status: "erased" | "missing" | ErasureObstacle };

export const erasePerson = adminAction(
  Erasure,
  { permission: "people", where: "erasing a person", failed: strings.failed, shownOn },
  async ({ client }, { email, confirmation }) => {
    if (!email || email !== confirmation) return failure(strings.mismatch);
    if (await isAgency(email)) return failure(obstacleTexts.agency);
    const { status }: ErasureAnswer = await call(client, "erase_person", { p_email: email });
    refresh();
    if (status === "erased") return success(strings.erased);
    return failure(status === "missing" ? strings.missing : obstacleTexts[status]);
  },
);

/** Allows emails to an erased address again. */
export const allowAddress = adminAction(
  AddressInput,
  { permission: "people", where: "allowing an address", failed: strings.failed, shownOn },
  async ({ client }, { email }) => {
    if (!email) return failure(strings.failed);
    await call(client, "allow_address", { p_email: email });
    refresh();
    return success(strings.allowed);
  },
);
