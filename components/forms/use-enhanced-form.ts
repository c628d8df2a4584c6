"use client";

import { unstable_rethrow } from "next/navigation";
import {
  startTransition,
  useActionState,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from "react";
import { type ActionResult, type FieldStrings, failure, idle } from "@/lib/action";
import { busyTextOf, elapsedField, keyField } from "@/lib/forms/submission";
import { shortTime } from "@/lib/time/short-time";
import type { FormSchema, Validator } from "./field-validation";
import { answerAnchor } from "./form-result";

type Action<Field extends string> = (
  previous: ActionResult<Field>,
  form: FormData,
) => Promise<ActionResult<Field>>;

type Options<Field extends string> = {
  /** Loaded on first interaction; not needed without fields. */
  schema?: () => Promise<FormSchema>;
  /** Shown when the server cannot be reached. */
  unreached: string;
  /**
   * Target without JavaScript: the form's page, which then scrolls to the message, or `#` and an
   * id on that page.
   */
  permalink: string;
  /** Success redirects to another page, whose URL would inherit the fragment. */
  redirects?: boolean;
  /** Messages that disappear after 3 seconds. */
  dismissed?: readonly string[];
  flash?: NoInfer<ActionResult<Field>>;
};

const displayMs = 3_000;

export type EnhancedForm = ReturnType<typeof useEnhancedForm>;

/** Only the server validates until client-side validation has loaded. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one state from focus to answer.
export function useEnhancedForm<Field extends string>(
  action: Action<Field>,
  { schema, unreached, permalink, redirects, dismissed = [], flash = idle }: Options<Field>,
) {
  // The result without JavaScript; with it, `answer` takes over.
  const target = redirects || permalink.includes("#") ? permalink : `${permalink}#${answerAnchor}`;
  const [rendered, plainAction] = useActionState(action, idle, target);
  const [answer, setAnswer] = useState<ActionResult<Field> | null>(null);
  const [pending, startSending] = useTransition();
  const [liveErrors, setLiveErrors] = useState<FieldStrings | null>(null);
  // Fields changed since the server's response, whose errors are now stale.
  const [changed, setChanged] = useState<readonly string[]>([]);
  const [superseded, setSuperseded] = useState(false);
  const [gone, setGone] = useState<{ result: ActionResult; at: Date } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const validator = useRef<Validator | null>(null);
  const loading = useRef(false);
  // A ref: `pending` updates only with the next render.
  const busy = useRef(false);
  const since = useRef(0);
  const key = useRef("");
  const result: ActionResult<Field> = answer ?? (rendered.status === "idle" ? flash : rendered);

  useEffect(() => {
    since.current = Date.now();
  }, []);

  // Runs before anyone can type into the form again.
  useLayoutEffect(() => {
    setLiveErrors(null);
    setSuperseded(false);
    setChanged([]);
    if (result.status === "success") form.current?.reset();
    if (result.status === "error") focusFirstError(form.current, result.errors);
  }, [result]);

  const goes = result.status !== "idle" && dismissed.includes(result.message);
  useEffect(() => {
    if (!goes) return;
    const timer = setTimeout(() => setGone({ result, at: new Date() }), displayMs);
    return () => clearTimeout(timer);
  }, [result, goes]);

  const showErrors = (found: FieldStrings) => {
    setLiveErrors(found);
    if (Object.keys(found).length > 0) setSuperseded(true);
  };

  const prepare = () => {
    if (!schema || loading.current || !form.current) return;
    loading.current = true;
    const element = form.current;
    Promise.all([import("./field-validation"), schema()]).then(
      ([{ validateForm }, loaded]) => {
        validator.current = validateForm(element, loaded, showErrors);
      },
      // Loading failed: the server still validates, and the next focus retries.
      () => {
        loading.current = false;
      },
    );
  };

  const send = (data: FormData) => {
    busy.current = true;
    // `crypto.randomUUID` requires HTTPS.
    key.current ||= crypto.getRandomValues(new Uint32Array(4)).join("-");
    data.set(keyField, key.current);
    startSending(async () => {
      const next = await action(idle, data).catch((error) => {
        // A redirect is not a failure.
        unstable_rethrow(error);
        return failure<Field>(busyTextOf(error) ?? unreached);
      });
      busy.current = false;
      if (next.status === "success") key.current = "";
      // Updates together with `pending`: a disabled field cannot take focus.
      startTransition(() => setAnswer(next));
    });
  };

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    const element = event.currentTarget;
    const elapsed = element.elements.namedItem(elapsedField);
    if (elapsed instanceof HTMLInputElement) elapsed.value = String(Date.now() - since.current);
    const found = validator.current?.() ?? {};
    if (Object.keys(found).length === 0) return send(new FormData(element));
    // Defers focus to a new task, so that the errors have rendered.
    setTimeout(() => focusFirstError(element, found));
  };

  const markChanged = ({ target }: React.FormEvent) => {
    const name = target instanceof Element ? target.getAttribute("name") : null;
    if (result.status === "error" && name) setChanged((names) => [...new Set([...names, name])]);
  };

  const serverErrors = Object.entries(result.status === "error" ? result.errors : {});
  const errors = (liveErrors ??
    Object.fromEntries(
      serverErrors.filter(([name]) => !changed.includes(name)),
    )) as FieldStrings<Field>;
  const values: FieldStrings<Field> = result.status === "error" ? result.values : {};
  // An old success message must not appear beside the errors of the next attempt.
  const isOver = superseded && result.status === "success" && !result.next;
  const isGone = gone?.result === result;
  const withoutMessage = result.status === "error" ? { ...result, message: "" } : idle;
  return {
    result: isOver || isGone ? withoutMessage : result,
    /** Time of a success whose message has disappeared; otherwise empty. */
    sentAt: isGone && result.status === "success" ? shortTime(gone.at) : "",
    pending,
    permalink,
    errors,
    values,
    field: (name: Field) => ({ name, defaultValue: values[name], error: errors[name] }),
    /** Sends custom data instead of the form's, without validation. */
    send,
    props: {
      ref: form,
      action: plainAction,
      onSubmit: submit,
      onFocus: prepare,
      onInput: markChanged,
      noValidate: true,
    },
  };
}

/** Focuses the first field with an error. */
export function focusFirstError(form: HTMLFormElement | null, errors: FieldStrings) {
  for (const element of form?.elements ?? []) {
    const name = element.getAttribute("name");
    if (name && errors[name] && element instanceof HTMLElement) return element.focus();
  }
}
