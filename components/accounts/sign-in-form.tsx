"use client";

import { type MouseEvent, type RefObject, useEffect, useState } from "react";
import { ErrorSummary } from "@/components/forms/form-result";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { useHydrated } from "@/components/forms/use-hydrated";
import { CheckField } from "@/components/ui/check-field";
import { EmailField, TextField } from "@/components/ui/field";
import { signIn } from "@/lib/accounts/sign-in-actions";
import { resetStrings, signInStrings } from "@/lib/accounts/strings";
import type { ActionResult } from "@/lib/action";
import { AuthResult } from "./auth-result";
import { useRedirectOnSuccess } from "./use-redirect-on-success";

export function SignInForm({ next, flash }: { next: string; flash: ActionResult }) {
  const [forgotten, setForgotten] = useState(false);
  const { result, pending, errors, values, field, props, send } = useEnhancedForm(signIn, {
    schema: async () => (await import("@/lib/accounts/schema")).SignInInput,
    unreached: forgotten ? resetStrings.failed : signInStrings.failed,
    permalink: "/login",
    redirects: true,
    flash,
  });
  const isFilled = useHasValue(props.ref, "email");
  const isHydrated = useHydrated();
  useRedirectOnSuccess(result, 0);
  // Stays busy until the next page has loaded.
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
      <EmailField {...field("email")} autoComplete="username" />
      <TextField
        {...field("password")}
        label="Password"
        type="password"
        autoComplete="current-password"
        required
      />
      <CheckField
        name="remember"
        label="Keep me signed in"
        defaultChecked={Boolean(values.remember)}
      />
      <AuthResult result={result} />
      {/* First in the form, so that Enter triggers it. */}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <button
          type="submit"
          className="button min-w-[11rem]"
          aria-disabled={pending || undefined}
          disabled={isLeaving}
        >
          {busy && !forgotten ? "Signing in..." : "Sign In"}
        </button>
        <button
          type="submit"
          name="intent"
          value="reset"
          onClick={reset}
          // Without JavaScript the value is unknown here, so the server asks for the email.
          disabled={isLeaving || (isHydrated && !isFilled)}
          aria-disabled={pending || undefined}
          className="min-h-11 cursor-pointer font-[600] underline decoration-2 underline-offset-4 hover:decoration-4 disabled:cursor-default disabled:text-muted disabled:no-underline"
        >
          {pending && forgotten ? "Sending..." : "Forgot your password?"}
        </button>
      </div>
    </form>
  );
}

function useHasValue(form: RefObject<HTMLFormElement | null>, name: string): boolean {
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const look = () => setFilled(Boolean(new FormData(element).get(name)));
    // The reset event fires before the fields are reset.
    const lookSoon = () => queueMicrotask(look);
    look();
    element.addEventListener("input", look);
    element.addEventListener("change", look);
    element.addEventListener("reset", lookSoon);
    return () => {
      element.removeEventListener("input", look);
      element.removeEventListener("change", look);
      element.removeEventListener("reset", lookSoon);
    };
  }, [form, name]);
  return filled;
}
