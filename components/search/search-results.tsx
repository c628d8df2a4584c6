import { LongDate } from "@/components/ui/date";
import type { NearTitle, SearchResult } from "@/lib/search/schema";
import { resultKinds, searchStrings } from "@/lib/search/strings";
import { HighlightedText } from "./highlighted-text";

export function ResultGroups({ results }: { results: SearchResult[] }) {
  return resultKinds.map((kind) => {
    const found = results.filter((result) => result.kind === kind);
    return (
      found.length > 0 && (
        <section key={kind} aria-labelledby={`results-${kind}`} className="search-group">
          <h3 id={`results-${kind}`} className="label text-muted">
            {searchStrings.groups[kind]}
          </h3>
          <ul>
            {found.map((result) => (
              <Result key={result.href} {...result} />
            ))}
          </ul>
        </section>
      )
    );
  });
}

// Plain anchors: the target pages have a different root layout.
function Result({ href, title, excerpt, date }: SearchResult) {
  return (
    <li className="search-result">
      <h4 dir="auto" className="title font-display font-[750]">
        <a href={href}>
          <HighlightedText parts={title} />
        </a>
      </h4>
      <p dir="auto" className="measure">
        {date && (
          <span className="text-muted">
            {/* Isolates the date, so that the excerpt determines the text direction. */}
            <bdi>
              <LongDate value={date} />
            </bdi>
            {" · "}
          </span>
        )}
        <HighlightedText parts={excerpt} />
      </p>
    </li>
  );
}

export function NearTitles({ near }: { near: NearTitle[] }) {
  if (near.length === 0) return null;
  return (
    <section aria-labelledby="results-near" className="search-group">
      <h3 id="results-near" className="label text-muted">
        {searchStrings.near}
      </h3>
      <ul>
        {near.map(({ href, title }) => (
          <li key={href} className="search-result">
            <h4 dir="auto" className="title font-display font-[750]">
              <a href={href}>{title}</a>
            </h4>
          </li>
        ))}
      </ul>
    </section>
  );
}
