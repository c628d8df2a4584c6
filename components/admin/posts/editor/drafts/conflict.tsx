"use client";

import { useEffect, useRef } from "react";
import { useFocusAfterRemoval } from "@/components/admin/list/rows/use-focus-after-removal";
import type { AuthorOption } from "@/lib/posts/admin/authors";
import { differences, fieldText, withAuthorNames } from "@/lib/posts/admin/fields/differences";
import { fieldNames } from "@/lib/posts/admin/fields/fields";
import type { EditedPost, PostInput } from "@/lib/posts/admin/schema";
import { clockTime } from "@/lib/time/format";
import { ownZone } from "@/lib/time/zones";

type Props = {
  theirs: EditedPost;
  mine: PostInput;
  authors: readonly AuthorOption[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

export function Conflict({ theirs, mine, authors, onKeepMine, onTakeTheirs }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useFocusAfterRemoval(true);
  const shown = withAuthorNames(theirs.values, authors);
  const own = withAuthorNames(mine, authors);
  return (
    <section aria-labelledby="conflict" className="post-conflict">
      <h2 id="conflict" ref={heading} tabIndex={-1} className="text-[1.35rem] leading-tight">
        This post was changed while you were editing it
      </h2>
      <p className="mt-2">
        Someone saved another version at{" "}
        {clockTime(Date.parse(theirs.changedAt ?? theirs.updatedAt), ownZone())}. Yours is not saved
        yet. You can still edit it below before you decide.
      </p>
      {differences(mine, theirs.values).map((field) => (
        <section key={field} aria-label={fieldNames[field]} className="mt-4">
          <h3 className="text-[1rem] leading-tight tracking-normal">{fieldNames[field]}</h3>
          <div className="mt-1.5 grid gap-3 md:grid-cols-2">
            <DiffPane
              field={fieldNames[field]}
              name="Theirs"
              text={fieldText(shown, field, "\n")}
              other={fieldText(own, field, "\n")}
            />
            <DiffPane
              field={fieldNames[field]}
              name="Mine"
              text={fieldText(own, field, "\n")}
              other={fieldText(shown, field, "\n")}
            />
          </div>
        </section>
      ))}
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" className="button" onClick={onKeepMine}>
          Keep mine
        </button>
        <button type="button" className="button button-quiet" onClick={onTakeTheirs}>
          Take theirs
        </button>
      </div>
    </section>
  );
}

type DiffPaneProps = { field: string; name: string; text: string; other: string };

function DiffPane({ field, name, text, other }: DiffPaneProps) {
  const known = new Set(other.split("\n"));
  return (
    <div className="min-w-0 border-2 border-line bg-bg">
      <p className="label border-b-2 border-line px-3 py-1.5">{name}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
      <section aria-label={`${name}: ${field}`} tabIndex={0} className="post-version">
        {text === "" ? (
          <span className="text-muted">Empty</span>
        ) : (
          text.split("\n").map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed text.
            <div key={index}>{known.has(line) ? line : <mark>{line || " "}</mark>}</div>
          ))
        )}
      </section>
    </div>
  );
}
