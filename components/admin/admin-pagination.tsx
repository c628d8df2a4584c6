import type { Route } from "next";
import Link from "next/link";
import { pageWindow } from "./page-window";
import { type Params, withParams } from "./with-params";

type Props = {
  page: number;
  pages: number;
  /** The list's address, such as "/admin/posts". */
  path: Route;
  /** What else stands in the address, such as the filters in use: kept in every link. */
  params?: Params;
  /** What is paged, for screen readers: "Pages of posts". */
  label: string;
};

/** Previous and Next, and the numbers around them; nothing where there is one page. */
export function AdminPagination({ page, pages, path, params = {}, label }: Props) {
  if (pages < 2) return null;
  const hrefOf = (to: number) =>
    withParams(path, { ...params, page: to > 1 ? String(to) : undefined }) as Route;
  return (
    <nav aria-label={label} className="pages">
      <Step to={page - 1} pages={pages} hrefOf={hrefOf} name="Previous" rel="prev" />
      <p>
        Page {numbers.format(page)} of {numbers.format(pages)}
      </p>
      <ol>
        {pageWindow(page, pages).map((step, index) =>
          step === "gap" ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the two gaps are told apart by their place.
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={step}>
              <Link
                href={hrefOf(step)}
                prefetch={false}
                aria-current={step === page ? "page" : undefined}
              >
                <span className="sr-only">Page </span>
                {numbers.format(step)}
              </Link>
            </li>
          ),
        )}
      </ol>
      <Step to={page + 1} pages={pages} hrefOf={hrefOf} name="Next" rel="next" />
    </nav>
  );
}

type StepProps = {
  to: number;
  pages: number;
  hrefOf: (page: number) => Route;
  name: string;
  rel: "prev" | "next";
};

/** At either end its place stays, so that the other one does not move. */
function Step({ to, pages, hrefOf, name, rel }: StepProps) {
  if (to < 1 || to > pages) {
    return (
      <span aria-hidden="true" className="page-step" data-off>
        {name}
      </span>
    );
  }
  return (
    <Link href={hrefOf(to)} prefetch={false} rel={rel} className="page-step">
      {name}
    </Link>
  );
}

const numbers = new Intl.NumberFormat("en-US");
