"use client";

import { type ReactNode, useState } from "react";

const panes = { write: "Write", preview: "Preview" } as const;
type Pane = keyof typeof panes;

export function EditorTabs(content: Record<Pane, ReactNode>) {
  const [shown, setShown] = useState<Pane>("write");
  return (
    <>
      <fieldset aria-label="Show" className="post-editor-tabs">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={shown === name}
            onClick={() => setShown(name)}
          >
            {panes[name]}
          </button>
        ))}
      </fieldset>
      <div className="post-panes" data-shown={shown}>
        <div className="post-pane-write">{content.write}</div>
        <div className="post-pane-preview">{content.preview}</div>
      </div>
    </>
  );
}

const names = Object.keys(panes) as Pane[];
