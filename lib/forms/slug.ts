/** Whether a text is a slug, such as "web-design". The database has the same rule. */
export function isSlug(value: string): boolean {
  return value.length <= 200 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
}

export const slugRule =
  "Slug can only contain lowercase letters and digits, separated by single hyphens";
