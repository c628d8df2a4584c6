import { type KeyboardEvent, useState } from "react";
import { PageLink } from "@/components/ui/pages/page-link";
import { searchPath } from "@/lib/search/schema";
import { countText, searchStrings } from "@/lib/search/strings";
import { choicesOf, SearchChoices } from "./search-choices";
import { type SearchState, useSearch } from "./use-search";

const listId = "search-choices";
const choiceId = (index: number) => `search-choice-${index}`;

/** A combobox: focus stays in the field, arrow keys choose, Enter opens. */
export function SearchBox({ onLeave }: { onLeave: () => void }) {
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(-1);
  const state = useSearch(query);
  const choices = choicesOf(state.found);
  const chosen = active < choices.length ? active : -1;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") setActive(chosen + 1 < choices.length ? chosen + 1 : -1);
    else if (event.key === "ArrowUp") setActive(chosen < 0 ? choices.length - 1 : chosen - 1);
    else if (event.key === "Enter" && chosen >= 0)
      document.getElementById(choiceId(chosen))?.click();
    else return;
    event.preventDefault();
  };

  return (
    <form action="/search" className="search-box">
      <div className="search-head">
        <label htmlFor="search-box" className="block font-[650]">
          {searchStrings.label}
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
          {statusText(state)}
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
    </form>
  );
}

function statusText({ status, found, error }: SearchState): string {
  if (status === "empty") return searchStrings.hint;
  if (status === "searching") return searchStrings.searching;
  return found ? countText(found.total, found.query) : error;
}
