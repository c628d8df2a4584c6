"use client";

import { type ComponentType, lazy } from "react";

/** Fetched when it is first used. What cannot be fetched must not take the editor with it. */
function part<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: NotLoaded }),
    ),
  );
}

export const FindReplace = part(async () => (await import("./find-replace")).FindReplace);
export const MarkdownHelp = part(async () => (await import("./markdown-help")).MarkdownHelp);
export const PageLink = part(async () => (await import("./page-link")).PageLink);

function NotLoaded() {
  return (
    <p role="alert" className="font-[600] text-error">
      This could not be loaded. Save the post, then reload the page.
    </p>
  );
}
