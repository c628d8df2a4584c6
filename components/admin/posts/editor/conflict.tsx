"use client";

import { useEffect, useRef } from "react";
import { focusContent } from "@/components/admin/frame/focus-content";
import { differences, fieldNames, fieldText } from "@/lib/posts/admin/field-names";
import type { EditedPost, PostInput } from "@/lib/posts/admin/schema";
import { clockTime } from "@/lib/time/format";
import { ownZone } from "@/lib/time/zones";
import { DiffPane } from "./diff-pane";

type Props = {
  theirs: EditedPost;
  mine: PostInput;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

export function Conflict({ theirs, mine, onKeepMine, onTakeTheirs }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    return () => {
      // The button that was pressed goes with the question.
      if (document.activeElement === document.body) focusContent();
    };
  }, []);
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
              text={fieldText(theirs.values, field, "\n")}
              other={fieldText(mine, field, "\n")}
            />
            <DiffPane
              field={fieldNames[field]}
              name="Mine"
              text={fieldText(mine, field, "\n")}
              other={fieldText(theirs.values, field, "\n")}
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
