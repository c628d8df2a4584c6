"use client";

import { createContext, type ReactNode, use } from "react";
import type { Permission } from "@/lib/auth/permissions";
import type { Section } from "@/lib/domains/registered";

export type Access = {
  /** The sections and pages that the viewer may open. */
  sections: readonly Section[];
  permissions: readonly Permission[];
};

const ViewerAccess = createContext<Access>({ sections: [], permissions: [] });

/** Provides what the viewer may open and do. Only for display: the server decides again. */
export function AccessProvider({ access, children }: { access: Access; children: ReactNode }) {
  return <ViewerAccess value={access}>{children}</ViewerAccess>;
}

export const useSections = () => use(ViewerAccess).sections;

export const useVisiblePages = () => useSections().flatMap(({ pages }) => pages);

export const useMay = (permission: Permission) =>
  use(ViewerAccess).permissions.includes(permission);
