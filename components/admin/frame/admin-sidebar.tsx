import type { Route } from "next";
import Link from "next/link";
import { ThemeToggle } from "@/components/site/theme-toggle";
import { Wordmark } from "@/components/site/wordmark";
import { brand } from "@/content/brand";
import { Account } from "./account";
import { SectionLinks } from "./section-links";

export function AdminSidebar({ email }: { email: string }) {
  return (
    <header className="admin-side no-print">
      <div className="admin-brand">
        <Link href={"/admin" as Route} prefetch={false} aria-label={`${brand.name}, dashboard`}>
          <Wordmark />
        </Link>
        <ThemeToggle />
      </div>
      <nav aria-label="Admin" className="admin-nav">
        <SectionLinks />
      </nav>
      <Account email={email} />
    </header>
  );
}
