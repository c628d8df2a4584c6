import { formatNumber } from "@/lib/numbers";
import { PageLink } from "./page-link";
import { pageWindow } from "./page-window";

type Props = {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  label: string;
  previous?: string;
  next?: string;
  prefetch?: boolean | undefined;
};

/** Shows at most seven numbers. The admin's stylesheet reveals the parts hidden here. */
export function Pagination({ page, pages, hrefOf, label, prefetch, ...names }: Props) {
  if (pages < 2) return null;
  const { previous = "Previous", next = "Next" } = names;
  const steps = { pages, hrefOf, prefetch };
  return (
    <nav
      aria-label={label}
      className="pages flex flex-wrap items-center gap-2 border-t-4 border-mask pt-5"
    >
      <Step {...steps} to={page - 1} name={previous} rel="prev" />
      <p className="hidden">
        Page {formatNumber(page)} of {formatNumber(pages)}
      </p>
      <ol className="contents">
        {pageWindow(page, pages).map((step, index) =>
          step === "gap" ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: only their position distinguishes the two gaps.
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={step}>
              <PageLink
                className={item}
                href={hrefOf(step)}
                prefetch={prefetch}
                aria-current={step === page ? "page" : undefined}
              >
                <span className="sr-only">Page </span>
                {formatNumber(step)}
              </PageLink>
            </li>
          ),
        )}
      </ol>
      <Step {...steps} to={page + 1} name={next} rel="next" />
    </nav>
  );
}

type StepProps = Pick<Props, "pages" | "hrefOf" | "prefetch"> & {
  to: number;
  name: string;
  rel: "prev" | "next";
};

/** In the admin, a missing step reserves its space so that the other link does not move. */
function Step({ to, pages, hrefOf, name, ...link }: StepProps) {
  if (to < 1 || to > pages) {
    return (
      <span aria-hidden="true" className="page-step hidden" data-off>
        {name}
      </span>
    );
  }
  return (
    <PageLink {...link} className={`page-step ${item}`} href={hrefOf(to)}>
      {name}
    </PageLink>
  );
}

const item =
  "grid min-h-11 min-w-11 place-items-center px-3 font-[600] hover:bg-tint aria-[current=page]:bg-mask aria-[current=page]:text-on-mask";
