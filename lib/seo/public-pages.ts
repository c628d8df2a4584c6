import type { Route } from "next";

/** For search engines, besides what the database and content/projects.ts hold. */
export const publicPages: readonly Route[] = [
  "/",
  "/about",
  "/portfolio",
  "/blog",
  "/blog/archive",
  "/contact",
  // A rewrite, which the route types do not know.
  "/get-started" as Route,
  "/privacy",
  "/terms",
];

export const sitemapPath = "/sitemap.xml";

export const privatePaths = [
  "/admin",
  "/api",
  "/auth",
  "/booking",
  "/login",
  "/register",
  "/reset-password",
] as const;
