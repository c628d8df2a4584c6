import type { Route } from "next";

/** The pages that search engines should know, besides the posts and projects. */
export const publicPages: readonly Route[] = [
  "/",
  "/about",
  "/portfolio",
  "/blog",
  "/contact",
  // A rewrite leads there, which the route types do not know.
  "/get-started" as Route,
  "/privacy",
  "/terms",
];

/** Where readers' programs find the articles. */
export const feedPath = "/feed.xml";

/** What no search engine has any business in. */
export const privatePaths = [
  "/admin",
  "/api",
  "/auth",
  "/booking",
  "/login",
  "/register",
  "/reset-password",
] as const;
