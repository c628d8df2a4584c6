import { PageLink } from "@/components/ui/pages/page-link";

export function GetStarted() {
  return (
    <section id="get-started" aria-labelledby="get-started-heading" className="surface-sun">
      <div className="mask wipe" />
      <div className="wrap grid-12 items-end gap-y-10 py-[clamp(4rem,9vw,9rem)]">
        <h2 id="get-started-heading" className="display col-span-12 lg:col-span-8">
          Tell us what it should do.
        </h2>
        <div className="col-span-12 lg:col-span-4">
          <p className="lead">
            Book a 30-minute consultation or write a few lines. You'll hear back within 24 hours.
          </p>
          <div className="mt-7 flex flex-wrap gap-4">
            <PageLink href="/get-started" className="button">
              Book a consultation
            </PageLink>
            <PageLink href="/contact" className="button button-quiet">
              Contact us
            </PageLink>
          </div>
        </div>
      </div>
    </section>
  );
}
