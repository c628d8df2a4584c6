import { buildEnv } from "@/lib/env";

/** A path as the full address that search engines want. */
export function absolute(path: string): string {
  return new URL(path, buildEnv().SITE_URL).href;
}

/** A mention of a node that stands elsewhere in the same graph. */
export type Reference = { "@id": string };

export function reference(id: string): Reference {
  return { "@id": id };
}

/** Names of the nodes that are the same on every page. */
export const ids = {
  organization: () => absolute("/#organization"),
  webSite: () => absolute("/#website"),
  studio: () => absolute("/#studio"),
  plans: () => absolute("/#plans"),
  blog: () => absolute("/blog#blog"),
  page: (path: string) => `${absolute(path)}#page`,
  breadcrumb: (path: string) => `${absolute(path)}#breadcrumb`,
  image: (path: string) => `${absolute(path)}#image`,
  article: (slug: string) => `${absolute(`/blog/${slug}`)}#article`,
  project: (id: number) => `${absolute(`/portfolio/${id}`)}#project`,
} as const;
