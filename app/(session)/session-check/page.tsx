import type { Metadata } from "next";
import { connection } from "next/server";
import { SiteFrame } from "@/components/site/document";
import { MessagePage } from "@/components/site/message-page";
import { sessionStrings } from "@/lib/auth/strings";
import { getKnownFrame } from "@/lib/content/frame";

export const metadata: Metadata = { title: "Still checking" };

/** The middleware rewrites admin pages to this one when the session check times out. */
export default async function SessionCheckPage() {
  await connection();
  return (
    <SiteFrame frame={await getKnownFrame()}>
      <MessagePage title="Still checking." text={sessionStrings.timedOut}>
        {/* A form without an action submits to the current URL, which is the admin page. */}
        <form>
          <button type="submit" className="button">
            Refresh
          </button>
        </form>
      </MessagePage>
    </SiteFrame>
  );
}
