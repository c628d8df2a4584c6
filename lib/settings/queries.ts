import "server-only";
import { site } from "@/content/site";
import { env } from "@/lib/env";

/** Default recipient of notices, which the database replaces with the one in the settings. */
export function defaultNotificationEmail(): string {
  return env().MAIL_TO ?? site.email;
}

export type NoticeSettings = { agency: string; siteUrl: string };

/** Recipient of emails to the agency, and the site that they link to. */
export function noticeSettings(): NoticeSettings {
  return { agency: defaultNotificationEmail(), siteUrl: env().SITE_URL };
}
