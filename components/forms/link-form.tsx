"use client";

import { useActionState } from "react";

type Props = {
  action: (previous: null, form: FormData) => Promise<null>;
  /** Path that the form is sent to without scripts. */
  page: string;
  fields: Record<string, string>;
  button: string;
};

export function LinkForm({ action, page, fields, button }: Props) {
  // Without a permalink React writes an empty `action`, which is invalid HTML.
  const [, send] = useActionState(action, null, page);
  return (
    <form action={send}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button">
        {button}
      </button>
    </form>
  );
}
