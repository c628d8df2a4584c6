"use client";

import { startTransition, useActionState, useEffect, useRef, useState, useTransition } from "react";
import { type ActionResult, idle } from "@/lib/action";
import { elapsedField } from "@/lib/forms/spam";
import type { FieldErrors } from "./live-validation";

type Validator = (submit: () => void) => Promise<void>;
type Action<Field extends string> = (
  previous: ActionResult<Field>,
  form: FormData,
) => Promise<ActionResult<Field>>;

/**
 * A form that is plain HTML first: until its validation has loaded, and where no script runs, the
 * server checks it. `load` fetches the validation, once, with the first touch; `failed` is what to say
 * when the server cannot be reached, with everything typed left in place; `permalink` is where the page
 * that comes back without scripts opens: `#` and an id; `kept` is an answer that came with the page.
 */
export function useLiveForm<Field extends string>(
  action: Action<Field>,
  load: (form: HTMLFormElement, onErrors: (errors: FieldErrors) => void) => Promise<Validator>,
  failed: string,
  permalink?: string,
  kept: ActionResult<Field> = idle,
) {
  // What a submission without scripts came to; with scripts, `answer` takes over.
  const [rendered, plainAction] = useActionState(action, idle, permalink);
  const [answer, setAnswer] = useState<ActionResult<Field> | null>(null);
  const [pending, startSending] = useTransition();
  const [liveErrors, setLiveErrors] = useState<FieldErrors | null>(null);
  // What was changed since the server's answer: its error there is one of the past.
  const [changed, setChanged] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const validator = useRef<Validator | null>(null);
  const loading = useRef(false);
  // Set from the press on: `pending` is known only to the next rendering.
  const busy = useRef(false);
  const since = useRef(0);
  const result: ActionResult<Field> = answer ?? (rendered.status === "idle" ? kept : rendered);

  useEffect(() => {
    since.current = Date.now();
  }, []);

  useEffect(() => {
    setLiveErrors(null);
    setChanged([]);
    if (result.status === "success") form.current?.reset();
    if (result.status === "error") focusFirst(form.current, result.errors);
  }, [result]);

  const prepare = () => {
    if (loading.current || !form.current) return;
    loading.current = true;
    load(form.current, setLiveErrors).then(
      (loaded) => {
        validator.current = loaded;
      },
      // The network failed; the server still checks, and the next touch tries again.
      () => {
        loading.current = false;
      },
    );
  };

  const send = (data: FormData) => {
    busy.current = true;
    startSending(async () => {
      const unreached = { status: "error", message: failed, errors: {}, values: {} } as const;
      const next = await action(idle, data).catch(() => unreached);
      busy.current = false;
      // Together with the end of `pending`: a field that is still disabled takes no focus.
      startTransition(() => setAnswer(next));
    });
  };

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    const element = event.currentTarget;
    const elapsed = element.elements.namedItem(elapsedField);
    if (elapsed instanceof HTMLInputElement) elapsed.value = String(Date.now() - since.current);
    const go = () => send(new FormData(element));
    if (!validator.current) return go();
    // What is sent while this one is still being checked would be the same once more.
    busy.current = true;
    let valid = false;
    const sendChecked = () => {
      valid = true;
      go();
    };
    void validator.current(sendChecked).finally(() => {
      if (!valid) busy.current = false;
    });
  };

  const note = ({ target }: React.FormEvent) => {
    const name = target instanceof Element ? target.getAttribute("name") : null;
    if (result.status === "error" && name) setChanged((names) => [...new Set([...names, name])]);
  };

  const told = Object.entries(result.status === "error" ? result.errors : {});
  const errors = (liveErrors ??
    Object.fromEntries(told.filter(([name]) => !changed.includes(name)))) as Partial<
    Record<Field, string>
  >;
  const values: Partial<Record<Field, string>> = result.status === "error" ? result.values : {};
  return {
    result,
    pending,
    errors,
    values,
    /** Sends something else than the whole form, unchecked, and shows what comes of it. */
    send,
    props: {
      ref: form,
      action: plainAction,
      onSubmit: submit,
      onFocus: prepare,
      onInput: note,
      noValidate: true,
    },
  };
}

function focusFirst(form: HTMLFormElement | null, errors: Partial<Record<string, string>>) {
  for (const element of form?.elements ?? []) {
    const name = element.getAttribute("name");
    if (name && errors[name] && element instanceof HTMLElement) return element.focus();
  }
}
