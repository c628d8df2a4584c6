import { type EditLink, listEditLinks } from "@/lib/content/edit-links";

/**
 * Renders links to the forms of `contents`, such as "projects/9", and of what every page shows, for
 * an admin in Draft Mode. A function, because an async component would add to the data that
 * visitors load.
 */
export async function editBar(...contents: string[]) {
  return <EditLinks links={await listEditLinks([...contents, "site", "navigation"])} />;
}

/** Links to the forms of what the page shows, for an admin in Draft Mode. Visitors get nothing. */
function EditLinks({ links }: { links: readonly EditLink[] | null }) {
  if (!links) return null;
  return (
    <nav aria-label="Edit this page" className="no-print border-b-4 border-mask bg-tint">
      <ul className="wrap flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
        <li aria-hidden="true" className="label">
          Edit
        </li>
        {links.map(({ href, label, isDraft, isBroken, texts }) => (
          <li key={href}>
            <a
              href={href}
              className="link inline-block py-1 font-[600]"
              data-edit={JSON.stringify(texts)}
            >
              <span className="sr-only">Edit </span>
              {label}
            </a>
            {isDraft && (isBroken ? " (draft with errors, not shown)" : " (draft)")}
          </li>
        ))}
      </ul>
    </nav>
  );
}
