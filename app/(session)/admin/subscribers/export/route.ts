import type { NextRequest } from "next/server";
import { csvDownload } from "@/lib/admin/csv";
import { exportFailed, toSignIn } from "@/lib/admin/export";
import { recordExport } from "@/lib/audit/queries";
import { adminSession } from "@/lib/auth/session";
import { subscriberColumns } from "@/lib/newsletter/admin/csv";
import { exportSubscribers } from "@/lib/newsletter/admin/queries";
import { SubscriberFilters } from "@/lib/newsletter/admin/schema";
import { adminSubscriberStrings } from "@/lib/newsletter/admin/strings";

export async function GET(request: NextRequest): Promise<Response> {
  const session = await adminSession();
  if (!session.client) return toSignIn("/admin/subscribers", session);
  const filters = SubscriberFilters.parse(Object.fromEntries(request.nextUrl.searchParams));
  try {
    await recordExport(session.client, "subscribers");
    return await csvDownload(
      "subscribers",
      subscriberColumns,
      exportSubscribers(session.client, filters),
    );
  } catch (error) {
    return exportFailed(error, adminSubscriberStrings.notLoaded);
  }
}
