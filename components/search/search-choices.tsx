import { Fragment } from "react";
import { PageLink } from "@/components/ui/pages/page-link";
import type { Highlighted, SearchResults } from "@/lib/search/schema";
import { resultKinds, searchStrings } from "@/lib/search/strings";
import { HighlightedText } from "./highlighted-text";

export type Choice = { group: string; href: string; title: Highlighted; excerpt?: Highlighted };

const perGroup = 4;

/** Returns the best results of each kind, and titles similar to the query. */
export function choicesOf(found: SearchResults | null): Choice[] {
  if (!found) return [];
  const results = resultKinds.flatMap((kind) =>
    found.results
      .filter((result) => result.kind === kind)
      .slice(0, perGroup)
      .map((result) => ({ group: searchStrings.groups[kind], ...result })),
  );
  const near = found.near.map(({ href, title }) => {
    return { group: searchStrings.near, href, title: [title] };
  });
  return [...results, ...near];
}

type Props = {
  id: string;
  choices: Choice[];
  choiceId: (index: number) => string;
  active: number;
  busy: boolean;
  onPoint: (index: number) => void;
  onLeave: () => void;
};

export function SearchChoices({ id, choices, choiceId, active, busy, onPoint, onLeave }: Props) {
  const groups = [...new Set(choices.map(({ group }) => group))];
  return (
    <div id={id} role="listbox" aria-label="Results" aria-busy={busy} className="search-choices">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox.
        <div key={group} role="group" aria-label={group}>
          <p aria-hidden="true" className="label text-muted search-choice-group">
            {group}
          </p>
          {choices.map((choice, index) => (
            <Fragment key={choice.href}>
              {choice.group === group && (
                <PageLink
                  id={choiceId(index)}
                  ref={index === active ? scrollHere : undefined}
                  href={choice.href}
                  prefetch={false}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  onPointerMove={() => onPoint(index)}
                  onClick={onLeave}
                  className="search-choice"
                >
                  <span dir="auto" className="search-choice-title">
                    <HighlightedText parts={choice.title} />
                  </span>
                  {choice.excerpt && (
                    <span dir="auto" className="search-choice-text">
                      <HighlightedText parts={choice.excerpt} />
                    </span>
                  )}
                </PageLink>
              )}
            </Fragment>
          ))}
        </div>
      ))}
    </div>
  );
}

function scrollHere(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
