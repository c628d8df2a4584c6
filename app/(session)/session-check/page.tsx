import type { Metadata } from "next";
import { connection } from "next/server";
import { SiteFrame } from "@/components/site/document";
import { Notice } from "@/components/site/notice";
import { sessionTexts } from "@/lib/auth/texts";

export const metadata: Metadata = { title: "Still checking" };

/** What the middleware shows in the place of an admin page when the session check took too long. */
export default async function SessionCheckPage() {
  await connection();
  return (
    <SiteFrame>
      <Notice title="Still checking." text={sessionTexts.timedOut}>
        {/* A form without an address asks for the one that this page stands in for. */}
        <form>
          <button type="submit" className="button">
            Refresh
          </button>
        </form>
      </Notice>
    </SiteFrame>
  );
}
