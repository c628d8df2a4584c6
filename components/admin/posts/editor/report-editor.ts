import type { EditorAnswer, EditorReport, UnsavedCopy } from "@/lib/posts/admin/open-editor";

const endpoint = "/api/editor";

/** Null where the server does not answer, or refuses. */
export async function reportEditor(report: EditorReport): Promise<EditorAnswer | null> {
  const sent = fetch(endpoint, { method: "POST", body: JSON.stringify(report) });
  return sent.then((answer) => (answer.ok ? answer.json() : null)).catch(() => null);
}

/** For a page that is being left. A text that is too long for it stays with the browser's own copy. */
export function reportLeaving(report: EditorReport): void {
  navigator.sendBeacon(endpoint, JSON.stringify({ ...report, isOpen: false }));
}

/** The server keeps a copy no longer, once it is restored or discarded. */
export function forgetEditor({ id, opened }: UnsavedCopy): void {
  void reportEditor({
    editor: id,
    postId: opened?.id ?? null,
    version: 0,
    typed: null,
    isOpen: false,
  });
}
