"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { ErrorSummary, FormResult } from "@/components/forms/form-result";
import { focusFirstError } from "@/components/forms/use-enhanced-form";
import { TextField } from "@/components/ui/field";
import { type ActionResult, type FieldStrings, failure } from "@/lib/action";
import { unreached } from "@/lib/forms/strings";
import {
  maxUploadBytes,
  siteUrlError,
  type UploadField,
  uploadStrings,
} from "@/lib/transfer/admin/upload-rules";

/** Submitted natively, so that the browser streams files of any size from disk. */
export function ImportForm({ flash }: { flash: ActionResult<UploadField> }) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldStrings<UploadField>>(
    flash.status === "error" ? flash.errors : {},
  );
  const [isSending, setSending] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const values = flash.status === "error" ? flash.values : {};

  useEffect(() => focusFirstError(form.current, errors), [errors]);

  const check = (event: FormEvent<HTMLFormElement>) => {
    const found = errorsOf(new FormData(event.currentTarget));
    setErrors(found);
    setOffline(!navigator.onLine);
    const isReady = Object.keys(found).length === 0 && navigator.onLine;
    setSending(isReady);
    if (!isReady) event.preventDefault();
  };

  return (
    <form
      ref={form}
      action="/api/import"
      method="post"
      encType="multipart/form-data"
      aria-label="Import"
      noValidate
      onSubmit={check}
      className="mt-5 max-w-[42rem] space-y-4"
    >
      <ErrorSummary errors={errors} />
      <TextField
        name="from"
        type="url"
        label="Old site URL"
        hint="Ghost only, for images and redirects, e.g. https://old.example"
        autoComplete="off"
        defaultValue={values.from}
        error={errors.from}
      />
      <TextField
        name="file"
        type="file"
        label="File"
        hint="Up to 200 MB"
        accept=".zip,.xml,.json"
        required
        error={errors.file}
      />
      <FormResult result={isOffline ? failure(unreached) : flash} />
      <p role="status">{isSending && "Uploading. A summary appears when it's done."}</p>
      <button type="submit" className="button">
        Upload and check
      </button>
    </form>
  );
}

function errorsOf(data: FormData): FieldStrings<UploadField> {
  const file = data.get("file");
  const size = file instanceof File ? file.size : 0;
  const from = siteUrlError(String(data.get("from") ?? "").trim());
  return {
    ...(from && { from }),
    ...(size === 0 && { file: uploadStrings.noFile }),
    ...(size > maxUploadBytes && { file: uploadStrings.tooLarge }),
  };
}
