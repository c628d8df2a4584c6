import type { PostForm } from "@/components/admin/posts/editor/fields/field-props";

type Options = {
  /** Returns the request for the form's current values, or null if none is needed. */
  question: () => string | null;
  /** Resolves to whether the request succeeded; if not, the next change retries. */
  ask: (question: string) => Promise<boolean>;
  debounceMs: number;
};

/** Sends debounced requests on changes, one at a time, and never the same one twice in a row. */
export function watchForm(form: PostForm, { question, ask, debounceMs }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sent = "";
  let waiting = false;
  const askNow = async () => {
    const wanted = question();
    if (waiting || wanted === null || wanted === sent) return;
    sent = wanted;
    waiting = true;
    const isAnswered = await ask(wanted);
    waiting = false;
    if (isAnswered) void askNow();
  };
  const unsubscribe = form.subscribe({
    formState: { values: true },
    callback: () => {
      clearTimeout(timer);
      timer = setTimeout(askNow, debounceMs);
    },
  });
  const stop = () => {
    unsubscribe();
    clearTimeout(timer);
  };
  return { askNow, stop };
}
