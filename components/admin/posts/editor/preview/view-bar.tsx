"use client";

import { type Layout, type View, views } from "@/components/admin/posts/editor/use-layout";

/** Switches between text, preview and both, and toggles the details panel. */
export function ViewBar({ layout, detailsId }: { layout: Layout; detailsId: string }) {
  return (
    <div className="post-view-bar">
      <fieldset aria-label="Show" className="post-views">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            data-view={name}
            aria-pressed={layout.view === name}
            onClick={() => layout.show({ view: name })}
          >
            {views[name]}
          </button>
        ))}
      </fieldset>
      <div className="post-view-frame">
        <button
          type="button"
          aria-pressed={layout.full}
          aria-keyshortcuts="Control+Shift+F Meta+Shift+F"
          onClick={layout.toggleFull}
        >
          Full screen
        </button>
        {!layout.full && (
          <button
            type="button"
            aria-expanded={layout.details}
            aria-controls={detailsId}
            onClick={() => layout.show({ details: !layout.details })}
          >
            Details
          </button>
        )}
      </div>
    </div>
  );
}

const names = Object.keys(views) as View[];
