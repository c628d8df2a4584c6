import type { NextRequest } from "next/server";
import { exportFailed, toSignIn } from "@/lib/admin/export";
import { recordExport } from "@/lib/audit/queries";
import { adminSession } from "@/lib/auth/session";
import { readPerson } from "@/lib/people/queries";
import { PersonSearch } from "@/lib/people/schema";
import { personStrings } from "@/lib/people/strings";

export async function GET(request: NextRequest): Promise<Response> {
  const session = await adminSession();
  if (!session.client) return toSignIn("/admin/people", session);
  const { q: email } = PersonSearch.parse(Object.fromEntries(request.nextUrl.searchParams));
  if (!email) return new Response("Add an email to the address.\n", { status: 400 });
  try {
    await recordExport(session.client, "people");
    const { rows } = await readPerson(session.client, email);
    const text = JSON.stringify({ email, ...rows }, null, 2);
    return new Response(`${text}\n`, {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": 'attachment; filename="person.json"',
        "cache-control": "private, no-store",
      },
    });
  } catch (error) {
    return exportFailed(error, personStrings.notLoaded);
  }
}
