import { EditLinks } from "@/components/site/edit/edit-links";
import { listEditLinks } from "@/lib/content/edit-links";

/**
 * For an admin in Draft Mode: links to the forms of what the page shows, such as "projects/9",
 * besides what all pages show. A function, because a component that waits would add to the data
 * that visitors load.
 */
export async function editBar(...contents: string[]) {
  return <EditLinks links={await listEditLinks([...contents, "site", "navigation"])} />;
}
