import type { Route } from "next";
import Link from "next/link";

type Props = { page: number; pages: number; hrefOf: (page: number) => string; label: string };

/** Previous, numbered and next links; nothing where there is one page. */
export function Pagination({ page, pages, hrefOf, label }: Props) {
  if (pages < 2) return null;
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return (
    <nav aria-label={label} className="border-t-4 border-mask pt-5">
      <ul className="flex flex-wrap items-center gap-2">
        {page > 1 && (
          <li>
            <Link className={item} href={hrefOf(page - 1) as Route} rel="prev">
              Newer
            </Link>
          </li>
        )}
        {numbers.map((number) => (
          <li key={number}>
            <Link
              className={item}
              href={hrefOf(number) as Route}
              aria-current={number === page ? "page" : undefined}
              aria-label={`Page ${number}`}
            >
              {number}
            </Link>
          </li>
        ))}
        {page < pages && (
          <li>
            <Link className={item} href={hrefOf(page + 1) as Route} rel="next">
              Older
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

const item =
  "grid min-h-11 min-w-11 place-items-center px-3 font-[600] hover:bg-tint aria-[current=page]:bg-mask aria-[current=page]:text-on-mask";
