import type { Autosave, EditorAnswer, EditorReport } from "@/lib/posts/admin/versions/open-editor";

const endpoint = "/api/editor";

/** Returns null if the server is unreachable or rejects the body. */
export async function post<Answer>(path: string, body: string): Promise<Answer | null> {
  const sent = fetch(path, { method: "POST", body });
  return sent.then((answer) => (answer.ok ? answer.json() : null)).catch(() => null);
}

export function reportEditor(report: EditorReport) {
  return post<EditorAnswer>(endpoint, JSON.stringify(report));
}

/** Sends a beacon on page exit. Text over its size limit survives in the browser's autosave. */
export function reportLeaving(report: EditorReport): void {
  navigator.sendBeacon(endpoint, JSON.stringify({ ...report, isOpen: false }));
}

/** Deletes the server's autosave after it is restored or discarded. */
export function forgetEditor({ id, opened }: Autosave): void {
  void reportEditor({
    editor: id,
    postId: opened?.id ?? null,
    version: 0,
    typed: null,
    isOpen: false,
  });
}
