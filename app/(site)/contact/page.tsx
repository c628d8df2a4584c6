import type { Metadata } from "next";
import { editBar } from "@/app/(site)/edit-bar";
import { ContactForm } from "@/components/messages/contact-form";
import { JsonLd } from "@/components/site/json-ld";
import { brand } from "@/content/brand";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import { getContent } from "@/lib/content/queries";
import { pageMetadata } from "@/lib/seo/metadata";
import { agencyGraph } from "@/lib/seo/structured-data/pages";

const page = {
  title: "Contact",
  description: `Write to ${brand.name} about a website or web application. You'll hear back within 24 hours.`,
  path: "/contact",
} as const;

export const metadata: Metadata = pageMetadata(page);

export default async function ContactPage() {
  await skipDraftPrefetch();
  const site = await getContent("site");
  return (
    <>
      {await editBar()}
      <div className="grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <JsonLd graph={agencyGraph({ ...page, site }, "ContactPage")} />
        <section className="surface-sun flex flex-col">
          <div className="grow px-[var(--gutter)] pt-[clamp(2.5rem,5vw,5.5rem)] pb-12">
            <h1 className="display max-w-[5em]">Say it in your own words.</h1>
            <p className="lead mt-7 max-w-[26em]">
              Tell us what the site should do, who it's for and when you need it. Half a page is
              plenty. We'll reply within 24 hours.
            </p>
            <p className="mt-8 text-[1.15rem]">
              Or email us:{" "}
              <a className="link" href={`mailto:${site.email}`}>
                {site.email}
              </a>
            </p>
          </div>
          <div className="mask lg:hidden" />
        </section>
        <section
          aria-label="Contact form"
          className="px-[var(--gutter)] py-[clamp(2.5rem,5vw,5.5rem)] lg:max-w-[48rem]"
        >
          <ContactForm />
        </section>
      </div>
    </>
  );
}
