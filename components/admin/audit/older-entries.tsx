import { PageLink } from "@/components/ui/page-link";

/** Either end of the list may be here: then its link is left out. */
export function OlderEntries({ newest, older }: { newest: string | null; older: string | null }) {
  if (!newest && !older) return null;
  return (
    <nav aria-label="Pages of the audit log" className="pages flex flex-wrap items-center">
      {newest && (
        <PageLink className="page-step" href={newest} prefetch={false}>
          Newest
        </PageLink>
      )}
      {older && (
        <PageLink className="page-step ml-auto" href={older} prefetch={false} rel="next">
          Older
        </PageLink>
      )}
    </nav>
  );
}
