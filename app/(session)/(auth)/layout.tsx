import type { ReactNode } from "react";
import { SiteFrame } from "@/components/site/document";
import { getKnownFrame } from "@/lib/content/frame";

export default async function AuthLayout({ children }: { children: ReactNode }) {
  return <SiteFrame frame={await getKnownFrame()}>{children}</SiteFrame>;
}
