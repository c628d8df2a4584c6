"use client";

import { useActionState } from "react";
import { AuthResult } from "@/components/accounts/auth-result";
import { type ActionResult, idle } from "@/lib/action";
import { startEnrolment } from "@/lib/second-factor/enrol-actions";

type Props = { next: string; flash: ActionResult };

export function StartForm({ next, flash }: Props) {
  const [answer, start, pending] = useActionState<ActionResult, FormData>(
    startEnrolment,
    idle,
    "/login/enrol",
  );
  return (
    <form action={start} className="space-y-6" aria-label="Start">
      <input type="hidden" name="next" value={next} />
      <p>
        Have an app for sign-in codes at hand; many password managers are one. At the end you get
        recovery codes, for the day when you lose your phone.
      </p>
      <AuthResult result={answer.status === "idle" ? flash : answer} />
      <button type="submit" className="button min-w-[11rem]" disabled={pending}>
        {pending ? "Starting..." : "Start"}
      </button>
    </form>
  );
}
