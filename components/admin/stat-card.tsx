import type { Route } from "next";
import Link from "next/link";
import type { CSSProperties, ReactNode } from "react";

const numbers = new Intl.NumberFormat("en-US");

/** The row that stat cards stand in: `<StatCards><StatCard … /><StatCard … /></StatCards>`. */
export function StatCards({ children }: { children: ReactNode }) {
  return <ul className="stat-cards">{children}</ul>;
}

type Props = {
  label: string;
  value: number;
  /** Where the counted things are listed. */
  href: string;
  /** Filled with sun: for the one number that asks for something to be done. */
  urgent?: boolean;
};

/** A number large enough to be read from the doorway, that leads to what it counts. */
export function StatCard({ label, value, href, urgent }: Props) {
  const digits = numbers.format(value);
  return (
    <li>
      <Link
        href={href as Route}
        prefetch={false}
        className={`stat-card ${urgent ? "surface-sun" : ""}`}
      >
        <span className="numeral" style={digitsOf(digits)}>
          {digits}
        </span>
        <span className="stat-label">{label}</span>
      </Link>
    </li>
  );
}

// Up to four are all as large as four, so that the numbers of a row are of one size as a rule.
const digitsOf = (text: string) => ({ "--digits": Math.max(4, text.length) }) as CSSProperties;
