import "server-only";
import { site } from "@/content/site";
import { env } from "@/lib/env";
import { reportError } from "@/lib/log";
import { serviceClient } from "@/lib/supabase/service";

export function defaultNotificationEmail(): string {
  return env().MAIL_TO ?? site.email;
}

/** Never throws: a visitor's submission must not fail over it. */
export async function getNotificationEmail(): Promise<string> {
  try {
    const { data, error } = await serviceClient()
      .from("settings")
      .select("notification_address")
      .maybeSingle();
    if (error) throw new Error(`settings: ${error.message}`);
    return data?.notification_address ?? defaultNotificationEmail();
  } catch (error) {
    reportError(error, "notification address");
    return defaultNotificationEmail();
  }
}
