import type { ReactNode } from "react";
import { SiteFrame } from "@/components/site/document";

export default function AuthLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
