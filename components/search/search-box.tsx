import { type KeyboardEvent, type ReactNode, useState } from "react";
import { PageLink } from "@/components/ui/pages/page-link";
import { searchPath } from "@/lib/search/schema";
import { countText, searchStrings } from "@/lib/search/strings";
import { type Choice, choicesOf, SearchChoices } from "./search-choices";
import { type SearchState, useSearch } from "./use-search";

const listId = "search-choices";
const choiceId = (index: number) => `search-choice-${index}`;

type Props = {
  onLeave: () => void;
  endpoint?: string;
  label?: string;
  hint?: string;
  /** Choices before the results. */
  choicesFor?: (query: string) => Choice[];
  /** Shown below instead of links into the site. */
  links?: ReactNode;
};

/** A combobox: focus stays in the field, arrow keys choose, Enter opens. */
export function SearchBox({ onLeave, choicesFor, links, ...source }: Props) {
  const { endpoint, label = searchStrings.label, hint = searchStrings.hint } = source;
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(-1);
  const state = useSearch(query, endpoint);
  const own = choicesFor?.(query) ?? [];
  const choices = [...own, ...choicesOf(state.found)];
  // In the admin, Enter opens the first choice. Results of the previous query don't count.
  const isReady = choices.length > 0 && (own.length > 0 || state.status === "found");
  const initial = choicesFor && isReady ? 0 : -1;
  const chosen = active >= 0 && active < choices.length ? active : initial;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") setActive(chosen + 1 < choices.length ? chosen + 1 : -1);
    else if (event.key === "ArrowUp") setActive(chosen < 0 ? choices.length - 1 : chosen - 1);
    else if (event.key === "Enter" && (chosen >= 0 || choicesFor))
      document.getElementById(choiceId(chosen))?.click();
    else return;
    event.preventDefault();
  };

  return (
    <form action="/search" className="search-box">
      <div className="search-head">
        <label htmlFor="search-box" className="block font-[650]">
          {label}
        </label>
        <input
          id="search-box"
          name="q"
          type="search"
          role="combobox"
          aria-expanded={choices.length > 0}
          aria-controls={choices.length > 0 ? listId : undefined}
          aria-activedescendant={chosen >= 0 ? choiceId(chosen) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          className="search-field"
        />
        <p role="status" className={`label ${state.error ? "search-error" : "text-muted"}`}>
          {state.status === "empty" ? hint : statusText(state, own.length)}
        </p>
      </div>
      {choices.length > 0 && (
        <SearchChoices
          id={listId}
          {...{ choices, choiceId, onLeave, busy: state.status === "searching" }}
          active={chosen}
          onPoint={setActive}
        />
      )}
      {links ?? (
        <p className="search-links">
          {state.status !== "empty" && (
            <a href={searchPath(query)} className="link font-[650]">
              {searchStrings.all}
            </a>
          )}
          {choices.length === 0 && (
            <>
              <PageLink href="/blog" onClick={onLeave} className="link font-[650]">
                All articles
              </PageLink>
              <PageLink href="/portfolio" onClick={onLeave} className="link font-[650]">
                All projects
              </PageLink>
            </>
          )}
        </p>
      )}
    </form>
  );
}

function statusText({ status, found, error }: SearchState, more: number): string {
  if (status === "searching") return searchStrings.searching;
  return found ? countText(found.total + more, found.query) : error;
}
