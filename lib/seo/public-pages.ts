import type { Route } from "next";

/** For search engines, besides posts and projects. */
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

export const feedPath = "/feed.xml";

export const privatePaths = [
  "/admin",
  "/api",
  "/auth",
  "/booking",
  "/login",
  "/register",
  "/reset-password",
] as const;
