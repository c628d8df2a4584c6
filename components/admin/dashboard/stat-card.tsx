import type { Route } from "next";
import Link from "next/link";
import type { CSSProperties, ReactNode } from "react";
import { formatNumber } from "@/lib/numbers";

export function StatCards({ children }: { children: ReactNode }) {
  return <ul className="stat-cards">{children}</ul>;
}

type Props = {
  label: string;
  value: number;
  href: string;
  urgent?: boolean;
};

export function StatCard({ label, value, href, urgent }: Props) {
  const digits = formatNumber(value);
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

// At least four digits, so that the numbers of a row usually share one size.
const digitsOf = (text: string) => ({ "--digits": Math.max(4, text.length) }) as CSSProperties;
