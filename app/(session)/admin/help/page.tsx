import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { RenderedText } from "@/components/ui/html/rendered-text";
import { requireAdmin } from "@/lib/auth/session";
import { renderGuides } from "@/lib/setup/guides";

export const metadata: Metadata = { title: "Help" };

export default async function HelpPage() {
  await requireAdmin("admin");
  return (
    <>
      <PageHeader title="Help" />
      <RenderedText html={await renderGuides()} className="[&_img]:border [&_img]:border-line" />
    </>
  );
}
