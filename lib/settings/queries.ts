import "server-only";
import { site } from "@/content/site";
import { env } from "@/lib/env";

/** Where notices go until the settings name an address; the database then puts that in its place. */
export function defaultNotificationEmail(): string {
  return env().MAIL_TO ?? site.email;
}
