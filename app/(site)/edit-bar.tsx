import { EditLinks } from "@/components/site/edit/edit-links";
import { listEditLinks } from "@/lib/content/edit-links";

/**
 * Renders links to the forms of `contents`, such as "projects/9", and of what every page shows, for
 * an admin in Draft Mode. A function, because an async component would add to the data that
 * visitors load.
 */
export async function editBar(...contents: string[]) {
  return <EditLinks links={await listEditLinks([...contents, "site", "navigation"])} />;
}
