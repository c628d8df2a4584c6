import { Alert } from "@/components/ui/alert";
import { PageLink } from "@/components/ui/pages/page-link";
import type { SearchAnswer } from "@/lib/search/schema";
import { countText, limitedText, searchStrings } from "@/lib/search/strings";
import { SearchForm } from "./search-form";
import { NearTitles, ResultGroups } from "./search-results";
import "./search.css";

export function SearchPage({ answer }: { answer: SearchAnswer }) {
  return (
    <>
      <section className="surface-sun">
        <div className="wrap pt-[clamp(2.5rem,5vw,5rem)] pb-[clamp(2rem,3vw,3rem)]">
          <h1 className="display">{searchStrings.title}</h1>
          <div className="mt-8">
            <SearchForm
              hint={searchStrings.hint}
              error={answer.status === "too-long" ? searchStrings.tooLong : ""}
              defaultValue={answer.query}
            />
          </div>
        </div>
        <div className="mask" />
      </section>
      <div className="wrap section search-answer">
        <Answer answer={answer} />
      </div>
    </>
  );
}

function Answer({ answer }: { answer: SearchAnswer }) {
  if (answer.status === "unavailable") return <Failure text={searchStrings.unavailable} />;
  if (answer.status === "limited") return <Failure text={limitedText(answer.retryAfter)} />;
  if (answer.status === "too-long" || answer.query === "") return <Elsewhere />;
  const { query, total, results, near } = answer;
  return (
    <>
      <h2 className="title">{countText(total, query)}</h2>
      {total > results.length && <p className="mt-3">{searchStrings.best}</p>}
      <ResultGroups results={results} />
      <NearTitles near={near} />
      {results.length === 0 && <Elsewhere />}
    </>
  );
}

function Failure({ text }: { text: string }) {
  return (
    <>
      <div role="alert">
        <Alert tone="error">{text}</Alert>
      </div>
      <Elsewhere />
    </>
  );
}

function Elsewhere() {
  return (
    <p className="search-elsewhere">
      <PageLink href="/blog" className="button button-quiet">
        All articles
      </PageLink>
      <PageLink href="/portfolio" className="button button-quiet">
        All projects
      </PageLink>
    </p>
  );
}
