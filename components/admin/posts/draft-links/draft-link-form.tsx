"use client";

import { useState } from "react";
import { AdminForm } from "@/components/admin/frame/admin-form";
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
  const form = useEnhancedForm(createDraftLink, {
    schema: async () => (await import("@/lib/posts/admin/draft-links/schema")).DraftLinkInput,
    unreached: draftLinkStrings.failed,
    permalink: `#${draftLinksForm}`,
    flash,
  });
  const { result, values, field } = form;
  // Hides the result after a link is revoked, since it may be about that link.
  const [said, setSaid] = useState({ result, revoked });
  if (said.result !== result) setSaid({ result, revoked });
  return (
    <AdminForm
      form={{ ...form, result: said.revoked === revoked ? result : idle }}
      label="Link to this draft"
      className="mt-4 mb-6"
      button="Create link"
      busy="Creating..."
    >
      <input type="hidden" name="post" value={postId} />
      <div className="group flex flex-wrap gap-4 *:w-56">
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
        <div className="hidden group-has-[option[value=date]:checked]:block">
          <TextField {...field("link_date")} label="Last day" type="date" />
        </div>
      </div>
    </AdminForm>
  );
}
