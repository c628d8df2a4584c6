"use client";

import "./content.css";
import { useRouter } from "next/navigation";
import { useActionState } from "react";
import { ConfirmDialog } from "@/components/admin/list/rows/confirm-dialog";
import { ErrorSummary, FormResult } from "@/components/forms/form-result";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { AdminLink } from "@/components/ui/pages/admin-link";
import type { ActionResult } from "@/lib/action";
import { saveContent } from "@/lib/content/admin/actions";
import type { ChoicePicture, EditedEntry } from "@/lib/content/admin/schema";
import { contentStrings } from "@/lib/content/admin/strings";
import type { Group } from "@/lib/content/form/typed";
import { GroupFields } from "./content-fields";
import { unsent, useContentForm } from "./use-content-form";

type Props = {
  entry: EditedEntry;
  fields: Group;
  pictures: readonly ChoicePicture[];
  /** Whether to show what keeps the text from being published. */
  showsErrors: boolean;
  flash: ActionResult;
};

/** Resets on every visit, because Next.js keeps previous pages mounted. */
export function ContentForm(props: Props) {
  return <Form key={useRouter().bfcacheId} {...props} />;
}

function Form({ entry, fields, pictures, showsErrors, flash }: Props) {
  const form = useContentForm({ entry, fields, errors: showsErrors ? entry.errors : {}, flash });
  const [, plainAction] = useActionState(saveContent, unsent, "#main");
  const { drawn, errors, pending, saved, hidden, leave } = form;
  const busy = pending || undefined;
  return (
    <form
      {...form.props}
      action={plainAction}
      aria-label="Content"
      noValidate
      className="content-form"
    >
      {/* Enter in a field presses the form's first button. */}
      <button
        type="submit"
        name="button"
        value="save"
        className="sr-only"
        tabIndex={-1}
        aria-hidden
      >
        Save draft
      </button>
      <HiddenFields fields={Object.entries(hidden)} />
      <ErrorSummary errors={errors} />
      <GroupFields
        key={drawn.epoch}
        field={fields}
        typed={drawn.typed}
        path=""
        // After an edit, items keep their expanded state.
        startsOpen={drawn.edit === ""}
        {...{ errors, pictures }}
      />
      <div className="form-bar content-bar">
        <FormResult result={form.result} />
        {saved?.status === "conflict" && (
          <AdminLink
            href={`/admin/content/${entry.kind}/${saved.key}/versions/${saved.version}`}
            className="link"
            target="_blank"
          >
            Compare the versions<span className="sr-only"> (opens in a new tab)</span>
          </AdminLink>
        )}
        <div className="content-item-buttons">
          <button
            type="submit"
            name="button"
            value="publish"
            className="button"
            aria-disabled={busy}
          >
            {pending ? "Saving..." : "Publish"}
          </button>
          <button
            type="submit"
            name="button"
            value="save"
            className="button button-quiet"
            aria-disabled={busy}
          >
            Save draft
          </button>
        </div>
      </div>
      <ConfirmDialog {...leave} question={contentStrings.leave} />
    </form>
  );
}
