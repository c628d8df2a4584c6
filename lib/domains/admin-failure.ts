import { failures } from "@/content/failure-pages";
import { adminPages } from "./registered";

/** Text for an admin page that failed to load. */
export function adminFailureText(path: string): string {
  return adminPages.get(path)?.failed ?? failures.admin.text;
}
