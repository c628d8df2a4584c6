"use client";

import { useRef } from "react";
import type { FieldProps } from "@/components/admin/posts/editor/fields/field-props";
import type { PostText } from "@/components/admin/posts/editor/writing/text/post-text";
import type { Check } from "@/lib/posts/admin/checks/checks";
import { checkStrings, checkSummary, checkText } from "@/lib/posts/admin/checks/strings";
import type { PostField } from "@/lib/posts/admin/schema";
import type { Checks } from "./use-checks";

type Props = {
  checks: Checks;
  field: FieldProps;
  text: () => PostText | null;
  /** Called before focusing fields that may be hidden. */
  onReveal: (fields: readonly PostField[]) => void;
};

/** Informational only: does not block publishing. */
export function CheckList({ checks: { status, checks }, field, text, onReveal }: Props) {
  const section = useRef<HTMLElement>(null);
  const show = ({ field: name, line }: Check) => {
    onReveal([name]);
    const content = text();
    if (content && line !== null) return content.selectLine(line);
    void revealField(field(name).id, section.current?.closest(".post-details") ?? document);
  };
  return (
    <section ref={section} aria-label={checkStrings.heading} className="post-checks">
      <h2 className="inline text-[1.1rem] leading-tight tracking-normal">{checkStrings.heading}</h2>
      <p role="status">{statusOf(status, checks.length)}</p>
      {checks.length > 0 && (
        <ul>
          {checks.map((check, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two checks of one line may have the same text.
            <li key={index}>
              <button type="button" className="link" onClick={() => show(check)}>
                {checkText(check)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function statusOf(status: Checks["status"], count: number): string {
  if (status === "loading") return checkStrings.loading;
  if (status === "failed") return `${checkStrings.failed} They will run again as you type.`;
  return checkSummary(count);
}

/** Milliseconds to wait for a field's section to load. */
const loadMs = 5_000;

/** Focuses a field, expanding its section. */
async function revealField(id: string, around: ParentNode): Promise<void> {
  const find = () => document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  const folded = find()?.closest("details") ?? (find() ? null : around.querySelector("details"));
  if (folded) folded.open = true;
  const end = performance.now() + loadMs;
  while (!find() && performance.now() < end) await new Promise(requestAnimationFrame);
  find()?.focus();
}
