import type { Section } from "@/lib/domains/registered";

/** Returns the href of the most specific section that contains the path. */
export function currentSection(pathname: string, sections: readonly Section[]): string | undefined {
  return sections
    .flatMap(({ pages }) => pages.map(({ href }) => href))
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((a, b) => b.length - a.length)[0];
}
