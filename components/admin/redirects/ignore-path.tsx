"use client";

import { RowForm } from "@/components/admin/list/rows/row-form";
import { ignorePath } from "@/lib/redirects/admin/actions";
import type { MissingPath } from "@/lib/redirects/admin/schema";
import { redirectStrings } from "@/lib/redirects/admin/strings";
import { readablePath } from "@/lib/redirects/path";

export function IgnorePath({ missing: { id, path, isIgnored } }: { missing: MissingPath }) {
  const word = isIgnored ? "Stop ignoring" : "Ignore";
  return (
    <RowForm
      action={ignorePath}
      fields={[
        ["missing", id],
        ["ignored", isIgnored ? "no" : "yes"],
      ]}
      failed={redirectStrings.failed}
      label={`${word}: ${readablePath(path)}`}
      pending="Saving..."
      undo={ignorePath}
    >
      {word}
    </RowForm>
  );
}
