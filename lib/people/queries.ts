import "server-only";
import { site } from "@/content/site";
import { requireAdmin } from "@/lib/auth/session";
import type { SessionClient } from "@/lib/supabase/clients";
import type { Person } from "./schema";

type Answer = Pick<Person, "rows" | "obstacle"> & { is_erased: boolean };

export async function findPerson(email: string): Promise<Person> {
  const { client } = await requireAdmin();
  return readPerson(client, email);
}

/** Throws on an outage. */
export async function readPerson(client: SessionClient, email: string): Promise<Person> {
  const { data, error } = await client.rpc("find_person", { p_email: email });
  if (error) throw new Error(`find_person: ${error.message}`);
  const { rows, obstacle, is_erased } = data as Answer;
  return { email, rows, obstacle: isAgency(email) ? "agency" : obstacle, isErased: is_erased };
}

/** Every mail of the site ends with this address. */
export function isAgency(email: string): boolean {
  return email === site.email.toLowerCase();
}
