"use client";

import { type ChangeEvent, useRef } from "react";
import { AdminForm } from "@/components/admin/frame/admin-form";
import { announce } from "@/components/admin/frame/live/announce";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { TextArea } from "@/components/ui/field";
import type { ActionResult } from "@/lib/action";
import { importRedirects } from "@/lib/redirects/admin/actions";
import { csvLimits, redirectStrings } from "@/lib/redirects/admin/strings";

/** Reads a file into the field, where it can be reviewed and edited before submitting. */
export function ImportForm({ flash }: { flash: ActionResult<"csv"> }) {
  const form = useEnhancedForm(importRedirects, {
    schema: async () => (await import("@/lib/redirects/admin/schema")).CsvInput,
    unreached: redirectStrings.failed,
    permalink: "#import",
    flash,
  });
  const area = useRef<HTMLTextAreaElement>(null);

  const read = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    if (!file || !area.current) return;
    if (file.size > csvLimits.text) return announce(redirectStrings.tooLong, "error");
    area.current.value = await file.text();
    area.current.dispatchEvent(new Event("input", { bubbles: true }));
    area.current.focus();
    // Otherwise the same file could not be chosen again.
    input.value = "";
  };

  return (
    <AdminForm
      form={form}
      label="Import"
      className="max-w-[52rem]"
      button="Import"
      busy="Importing..."
    >
      <div className="only-with-script">
        <label htmlFor="file" className="block font-[650]">
          CSV file
        </label>
        <input
          id="file"
          type="file"
          accept=".csv,.txt,text/csv"
          className="mt-1.5 block w-full border-2 border-field"
          onChange={read}
        />
      </div>
      {/* One error per rejected line. */}
      <div className="whitespace-pre-line">
        <TextArea
          {...form.field("csv")}
          ref={area}
          label="Lines"
          hint="One redirect per line: from,to,status, e.g. /old-page,/about,308. The default status is 308"
          rows={12}
          spellCheck={false}
          required
        />
      </div>
    </AdminForm>
  );
}
