import "server-only";
import { site } from "@/content/site";
import { env } from "@/lib/env";

/** Where notices go until the settings name an address; the database then puts that in its place. */
export function defaultNotificationEmail(): string {
  return env().MAIL_TO ?? site.email;
}

export type NoticeSettings = { agency: string; siteUrl: string };

/** The recipient of mails to the agency, and the site whose admin they link to. */
export function noticeSettings(): NoticeSettings {
  return { agency: defaultNotificationEmail(), siteUrl: env().SITE_URL };
}
