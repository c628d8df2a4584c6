import type { Metadata } from "next";
import { connection } from "next/server";
import { MessagePage } from "@/components/site/message-page";
import { sessionStrings } from "@/lib/auth/strings";

export const metadata: Metadata = { title: "Still checking" };

/** The middleware rewrites admin pages to this one when the session check times out. */
export default async function SessionCheckPage() {
  await connection();
  return (
    <MessagePage title="Still checking." text={sessionStrings.timedOut}>
      {/* A form without an action submits to the current URL, which is the admin page. */}
      <form>
        <button type="submit" className="button">
          Refresh
        </button>
      </form>
    </MessagePage>
  );
}
