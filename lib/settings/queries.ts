import "server-only";
import { getKnown } from "@/lib/content/queries";
import { env } from "@/lib/env";

/** Default recipient of notices, which the database replaces with the one in the settings. */
export async function defaultNotificationEmail(): Promise<string> {
  return (await noticeSettings()).agency;
}

export type NoticeSettings = {
  agency: string;
  siteUrl: string;
  /** The agency's email, for the signature and for replies. */
  contact: string;
};

/** Recipient of emails to the agency, and what emails link to and are signed with. */
export async function noticeSettings(): Promise<NoticeSettings> {
  const { email: contact } = await getKnown("site");
  const { MAIL_TO, SITE_URL: siteUrl } = env();
  return { agency: MAIL_TO ?? contact, siteUrl, contact };
}
