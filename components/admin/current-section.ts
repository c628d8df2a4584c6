import { adminSections } from "@/content/navigation";

/** The address of the section that a page belongs to: of all that contain it, the closest. */
export function currentSection(pathname: string): string | undefined {
  return adminSections
    .flat()
    .map(({ href }) => href)
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((a, b) => b.length - a.length)[0];
}
