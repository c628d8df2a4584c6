import { connection } from "next/server";
import type { ReactNode } from "react";
import { SiteFrame } from "@/components/site/document";
import { getKnownFrame } from "@/lib/content/frame";

export default async function FramedLayout({ children }: { children: ReactNode }) {
  // Layouts render in parallel, so the outer one's call is not enough.
  await connection();
  return <SiteFrame frame={await getKnownFrame()}>{children}</SiteFrame>;
}
