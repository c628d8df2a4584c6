"use client";

import { lazy, Suspense } from "react";
import { useSessionHint } from "./use-session-hint";

// Loaded only for admins.
const ManageMenu = lazy(async () => ({ default: (await import("./manage-menu")).ManageMenu }));

export function ForAdmins() {
  if (useSessionHint() !== "admin") return null;
  return (
    <Suspense>
      <ManageMenu />
    </Suspense>
  );
}
