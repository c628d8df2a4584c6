import type { NextRequest } from "next/server";
import { fileDownload } from "@/lib/admin/export";
import { exportList } from "@/lib/audit/export-list";
import { readPerson } from "@/lib/people/queries";
import { PersonSearch } from "@/lib/people/schema";

export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const { q: email } = PersonSearch.parse(Object.fromEntries(nextUrl.searchParams));
  if (!email) return new Response("Add an email to the URL.\n", { status: 400 });
  return exportList("people", "/admin/people", async (client) => {
    const { rows, unseen } = await readPerson(client, email);
    const parts = Object.keys(unseen).length > 0 ? { ...rows, not_included: unseen } : rows;
    const text = JSON.stringify({ email, ...parts }, null, 2);
    return fileDownload(`${text}\n`, "application/json; charset=utf-8", "person.json");
  });
}
