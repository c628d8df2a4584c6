"use client";

import { useState } from "react";
import { ErrorSummary, FormResult } from "@/components/forms/form-result";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { SelectField, TextField } from "@/components/ui/field";
import { type ActionResult, idle } from "@/lib/action";
import { createDraftLink } from "@/lib/posts/admin/draft-links/actions";
import type { DraftLinkField } from "@/lib/posts/admin/draft-links/schema";
import {
  draftLinkPeriods,
  draftLinkStrings,
  draftLinksForm,
} from "@/lib/posts/admin/draft-links/strings";

type Props = {
  postId: string;
  /** Number of revoked links. */
  revoked: number;
  flash?: ActionResult<DraftLinkField> | undefined;
};

export function DraftLinkForm({ postId, revoked, flash }: Props) {
  const { result, pending, errors, values, field, props } = useEnhancedForm(createDraftLink, {
    schema: async () => (await import("@/lib/posts/admin/draft-links/schema")).DraftLinkInput,
    unreached: draftLinkStrings.failed,
    permalink: `#${draftLinksForm}`,
    flash,
  });
  // Hides the result after a link is revoked, since it may be about that link.
  const [said, setSaid] = useState({ result, revoked });
  if (said.result !== result) setSaid({ result, revoked });
  return (
    <form
      {...props}
      id={draftLinksForm}
      aria-label="Link to this draft"
      className="draft-link-form"
    >
      <ErrorSummary errors={errors} />
      <input type="hidden" name="post" value={postId} />
      <div className="draft-link-fields">
        <SelectField
          {...field("link_period")}
          label="Expires after"
          defaultValue={values.link_period ?? "7"}
        >
          {Object.entries(draftLinkPeriods).map(([period, name]) => (
            <option key={period} value={period}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className="draft-link-date">
          <TextField {...field("link_date")} label="Last day" type="date" />
        </div>
      </div>
      <FormResult result={said.revoked === revoked ? result : idle} />
      <button type="submit" className="button" aria-disabled={pending || undefined}>
        {pending ? "Creating..." : "Create link"}
      </button>
    </form>
  );
}
