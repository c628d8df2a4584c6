import type { Route } from "next";

/** Pages for search engines, besides those in the database. */
export const publicPages: readonly Route[] = [
  "/",
  "/about",
  "/portfolio",
  "/blog",
  "/blog/archive",
  "/contact",
  // A rewrite, which the route types don't know.
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
