import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { RedirectForm } from "@/components/admin/redirects/redirect-form";
import { requireAdmin } from "@/lib/auth/session";
import { readFlash } from "@/lib/forms/flash";
import { normalPath } from "@/lib/redirects/path";

export const metadata: Metadata = { title: "New redirect" };

export default async function NewRedirectPage({ searchParams }: PageProps<"/admin/redirects/new">) {
  await requireAdmin("redirects");
  const { answer, from } = await searchParams;
  const path = typeof from === "string" ? normalPath(from) : null;
  const back =
    path === null
      ? ({ href: "/admin/redirects", label: "All redirects" } as const)
      : ({ href: "/admin/redirects/missing", label: "Missing pages" } as const);
  return (
    <>
      <PageHeader title="New redirect" back={back} />
      <RedirectForm flash={await readFlash(answer)} from={path ?? ""} list={back.href} />
    </>
  );
}
