"use client";

import { AuthResult } from "@/components/accounts/auth-result";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { TextField } from "@/components/ui/field";
import { saveUsername } from "@/lib/accounts/own/actions";
import { ownForms, ownStrings } from "@/lib/accounts/own/strings";
import type { ActionResult } from "@/lib/action";

export function UsernameForm({ username, flash }: { username: string; flash: ActionResult }) {
  const { result, pending, values, field, props } = useEnhancedForm(saveUsername, {
    schema: async () => (await import("@/lib/accounts/schema")).UsernameInput,
    unreached: ownStrings.failed,
    permalink: `#${ownForms.username}`,
    flash,
  });
  return (
    <form
      {...props}
      id={ownForms.username}
      aria-label="Username"
      className="max-w-[28rem] space-y-4"
    >
      <TextField
        {...field("username")}
        label="Username"
        defaultValue={values.username ?? username}
        autoComplete="username"
        required
      />
      <AuthResult result={result} />
      <button type="submit" className="button" aria-disabled={pending || undefined}>
        {pending ? "Saving..." : "Save username"}
      </button>
    </form>
  );
}
