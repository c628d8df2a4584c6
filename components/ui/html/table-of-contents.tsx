import { ContentsList, type Entry } from "./contents-list";

type Props = { entries: readonly Entry[] };

/** Shown on narrow screens. */
export function FoldedContents({ entries }: Props) {
  return (
    <details className="toc-fold no-print border-y-4 border-mask lg:hidden">
      <summary className="flex cursor-pointer items-center justify-between gap-4 py-3.5 font-[650]">
        On this page
      </summary>
      <nav aria-label="On this page" className="pb-4">
        <ContentsList entries={entries} />
      </nav>
    </details>
  );
}

/** Shown on wide screens, in its own column. */
export function Contents({ entries }: Props) {
  return (
    <nav aria-labelledby="contents" className="no-print max-lg:hidden">
      <h2 id="contents" className="border-t-8 border-mask pt-4 text-[1.15rem] tracking-[-0.02em]">
        On this page
      </h2>
      <div className="mt-3 pb-2">
        <ContentsList entries={entries} />
      </div>
    </nav>
  );
}
