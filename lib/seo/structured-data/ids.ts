import { buildEnv } from "@/lib/env";

export const absolute = (path: string): string => new URL(path, buildEnv().SITE_URL).href;

export type Reference = { "@id": string };

export const reference = (id: string): Reference => ({ "@id": id });

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
  author: (slug: string) => `${absolute(`/blog/author/${slug}`)}#person`,
  project: (id: string) => `${absolute(`/portfolio/${id}`)}#project`,
} as const;
