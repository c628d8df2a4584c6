"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { AdminForm } from "@/components/admin/frame/admin-form";
import { announce } from "@/components/admin/frame/live/announce";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { SelectField, TextField } from "@/components/ui/field";
import { type ActionResult, idle } from "@/lib/action";
import { saveRedirect } from "@/lib/redirects/admin/actions";
import type { Redirect } from "@/lib/redirects/admin/schema";
import { redirectStatuses, redirectStrings } from "@/lib/redirects/admin/strings";
import { readablePath } from "@/lib/redirects/path";

type Props = {
  /** Redirect to edit; omitted for a new one. */
  redirect?: Redirect;
  /** Missing path to redirect. */
  from?: string;
  /** URL of the filtered list to return to after saving. */
  list: Route;
  flash: ActionResult;
};

/** Resets on every visit, because Next.js keeps previous pages mounted. */
export function RedirectForm(props: Props) {
  return <Form key={useRouter().bfcacheId} {...props} />;
}

function Form({ redirect, from = "", list, flash }: Props) {
  const form = useEnhancedForm(saveRedirect, {
    schema: async () => (await import("@/lib/redirects/admin/schema")).redirectInput(location.host),
    unreached: redirectStrings.failed,
    permalink: "#redirect",
    flash,
  });
  const { result, values, field } = form;
  const router = useRouter();
  // After a step back, effects run again.
  const left = useRef<unknown>(null);
  useEffect(() => {
    if (result.status !== "success" || left.current === result) return;
    left.current = result;
    announce(result.message);
    router.push(list);
  }, [result, list, router]);
  return (
    <AdminForm
      form={{ ...form, result: result.status === "success" ? idle : result }}
      label="Redirect"
      className="max-w-[40rem]"
      button="Save redirect"
    >
      {redirect && <input type="hidden" name="id" value={redirect.id} />}
      <TextField
        {...field("source")}
        label="From"
        hint="Old path, e.g. /old-page"
        autoComplete="off"
        spellCheck={false}
        required
        autoFocus={!redirect && from === "" && flash.status === "idle"}
        defaultValue={values.source ?? readablePath(redirect?.source ?? from)}
      />
      <TextField
        {...field("target")}
        label="To"
        hint="Path like /about, or URL that starts with https://. Leave empty if gone (410)"
        autoComplete="off"
        spellCheck={false}
        autoFocus={from !== "" && flash.status === "idle"}
        defaultValue={values.target ?? redirect?.target ?? ""}
      />
      <SelectField
        {...field("status")}
        label="Status"
        defaultValue={values.status ?? String(redirect?.status ?? 308)}
      >
        {Object.entries(redirectStatuses).map(([status, name]) => (
          <option key={status} value={status}>
            {name}
          </option>
        ))}
      </SelectField>
    </AdminForm>
  );
}
