import type { Metadata } from "next";
import type { ComponentType } from "react";
import { LegalText } from "@/components/legal/legal-text";
import { JsonLd } from "@/components/site/json-ld";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import type { Content } from "@/lib/content/kinds";
import { getLegal } from "@/lib/content/legal";
import { getContent } from "@/lib/content/queries";
import { pageMetadata } from "@/lib/seo/metadata";
import { plainGraph } from "@/lib/seo/structured-data/pages";
import { editBar } from "./edit-bar";

type Key = "privacy" | "terms";

export async function legalMetadata(key: Key): Promise<Metadata> {
  const { title, description } = await getLegal(key);
  return pageMetadata({ title, description, path: `/${key}` });
}

/** Renders a legal page. A function, for the same reason as editBar. */
export async function legalPage(key: Key, Header: ComponentType<{ page: Content<"legal"> }>) {
  await skipDraftPrefetch();
  const page = await getLegal(key);
  const { title, description, sections } = page;
  const details = { title, description, path: `/${key}`, site: await getContent("site") } as const;
  return (
    <article>
      {await editBar(`legal/${key}`)}
      <JsonLd graph={plainGraph(details)} />
      <Header page={page} />
      <LegalText sections={sections} />
    </article>
  );
}
