import "server-only";
import { requireAdmin } from "@/lib/auth/session";
import { getKnown } from "@/lib/content/queries";
import type { SessionClient } from "@/lib/supabase/clients";
import { call } from "@/lib/supabase/query";
import { camelCased } from "@/lib/supabase/row";
import type { KnownPerson, Person, StoredPerson } from "./schema";

type Answer = Pick<Person, "rows" | "unseen" | "obstacle"> & { is_erased: boolean };

export async function findPerson(email: string): Promise<Person> {
  const { client } = await requireAdmin("people");
  return readPerson(client, email);
}

/** Returns the most recently active people whose email starts with `start`. */
export async function listPeople(start: string): Promise<KnownPerson[]> {
  const { client } = await requireAdmin("people");
  const found: StoredPerson[] = await call(client, "list_people", { p_start: start });
  return found.map(camelCased);
}

/** Throws if the query fails. */
export async function readPerson(client: SessionClient, email: string): Promise<Person> {
  const { is_erased, ...found }: Answer = await call(client, "find_person", { p_email: email });
  const obstacle = (await isAgency(email)) ? "agency" : found.obstacle;
  return { ...found, email, obstacle, isErased: is_erased };
}

/** The agency's address appears in every email that the site sends. */
export async function isAgency(email: string): Promise<boolean> {
  return email === (await getKnown("site")).email.toLowerCase();
}
