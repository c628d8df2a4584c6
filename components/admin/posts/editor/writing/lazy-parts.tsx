"use client";

import { type ComponentType, lazy } from "react";

/** Loads a part on first use. A failed load must not crash the editor. */
function part<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: NotLoaded }),
    ),
  );
}

export const DatedDialog = part(
  async () => (await import("@/components/admin/posts/editor/saving/dated-dialog")).DatedDialog,
);
export const MarkdownHelp = part(
  async () =>
    (await import("@/components/admin/posts/editor/writing/help/markdown-help")).MarkdownHelp,
);
export const PageLink = part(async () => (await import("./page-link")).PageLink);

function NotLoaded() {
  return (
    <p role="alert" className="font-[600] text-error">
      This could not be loaded. Save the post, then reload the page.
    </p>
  );
}
