"use client";

import { type MouseEvent, useState } from "react";
import { ErrorSummary } from "@/components/forms/error-summary";
import { useHydrated } from "@/components/forms/use-hydrated";
import { useLiveForm } from "@/components/forms/use-live-form";
import { TextField } from "@/components/ui/field";
import type { ActionResult } from "@/lib/action";
import type { SignInField } from "@/lib/auth/schema";
import { signIn } from "@/lib/auth/sign-in-actions";
import { resetTexts, signInTexts } from "@/lib/auth/texts";
import { AuthResult } from "./auth-result";
import { useFilled } from "./use-filled";
import { useOnward } from "./use-onward";

type Props = { next: string; kept: ActionResult<SignInField> };

/** E-mail, password, and the way back in for who has forgotten it. `next` is where to go then. */
export function SignInForm({ next, kept }: Props) {
  const [forgotten, setForgotten] = useState(false);
  const failed = forgotten ? resetTexts.failed : signInTexts.failed;
  const form = useLiveForm(signIn, loadValidation, failed, undefined, kept);
  const { result, pending, errors, values, props, send } = form;
  const isFilled = useFilled(props.ref, "email");
  const isHydrated = useHydrated();
  useOnward(result, 0);
  // Until the next page has loaded there is nothing left to press.
  const isLeaving = result.status === "success" && result.next !== undefined;
  const busy = pending || isLeaving;
  const reset = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    if (busy || !props.ref.current) return;
    const data = new FormData(props.ref.current);
    data.delete("password");
    data.set("intent", "reset");
    setForgotten(true);
    send(data);
  };
  return (
    <form
      {...props}
      onSubmit={(event) => {
        setForgotten(false);
        props.onSubmit(event);
      }}
      className="space-y-6"
      aria-label="Sign In"
    >
      <input type="hidden" name="next" value={next} />
      <ErrorSummary errors={errors} />
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        required
        defaultValue={values.email}
        error={errors.email}
      />
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <AuthResult result={result} />
      {/* Signing in comes first: it is what the Enter key presses. */}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <button type="submit" className="button min-w-[11rem]" disabled={busy}>
          {busy && !forgotten ? "Signing in..." : "Sign In"}
        </button>
        <button
          type="submit"
          name="intent"
          value="reset"
          onClick={reset}
          // Without scripts it cannot know, and the server asks for the address.
          disabled={busy || (isHydrated && !isFilled)}
          className="min-h-11 cursor-pointer font-[600] underline decoration-2 underline-offset-4 hover:decoration-4 disabled:cursor-default disabled:text-muted disabled:no-underline"
        >
          {pending && forgotten ? "Sending..." : "Forgot your password?"}
        </button>
      </div>
    </form>
  );
}

async function loadValidation(
  form: HTMLFormElement,
  onErrors: (errors: Record<string, string>) => void,
) {
  const { validateSignIn } = await import("@/components/forms/sign-in-validation");
  return validateSignIn(form, onErrors);
}
