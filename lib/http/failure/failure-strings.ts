import { failures } from "@/content/failure-pages";
import { adminFailureText, adminSections } from "@/lib/domains/registered";
import type { FailureStrings } from "./failure-page";

const inAdmin = (strings: Partial<FailureStrings>): FailureStrings => ({
  ...failures.admin,
  sections: adminSections.map(({ pages }) => pages),
  ...strings,
});

const adminArea = /^\/admin(\/|$)/;

/** Text for a page that failed to load, or for a form that was submitted from it. */
export function failureStrings(method: string | undefined, path: string): FailureStrings {
  const { title, text } = failures.form;
  if (method === "POST") return adminArea.test(path) ? inAdmin({ title, text }) : failures.form;
  if (adminArea.test(path)) return inAdmin({ text: adminFailureText(path) });
  if (/^\/blog\/(?!archive$)[^/]+$/.test(path)) return failures.post;
  return /^\/blog(\/|$)/.test(path) ? failures.blog : failures.page;
}

/** Text for a page that shows why a request was rejected. */
export function rejectionStrings(path: string, text: string): FailureStrings {
  const { title, back } = failures.rejected;
  return adminArea.test(path) ? inAdmin({ title, text }) : { title, text, back };
}
