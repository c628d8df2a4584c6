import type { Route } from "next";

export function bookingPage(token: string, done: "cancelled" | "moved" | null = null): Route {
  const query = new URLSearchParams({ token, ...(done && { done }) });
  return `/booking?${query}` as Route;
}
