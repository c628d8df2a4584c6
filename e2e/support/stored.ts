import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "@/lib/supabase/database.types";
import { testSite } from "./test-site";

/** What the database holds of a sender's messages. */
export async function storedMessages(email: string) {
  const { data, error } = await (await serviceClient())
    .from("messages")
    .select("user_name, user_company, message")
    .eq("user_email", email);
  if (error) throw error;
  return data;
}

/** What the database holds of an account, by its address. */
export async function storedProfile(email: string) {
  const { data, error } = await (await serviceClient())
    .from("profiles")
    .select("username, is_admin")
    .eq("email", email);
  if (error) throw error;
  return data;
}

/** What the database holds of a visitor's consultations. */
export async function storedBookings(email: string) {
  const { data, error } = await (await serviceClient())
    .from("bookings")
    .select("id, starts_at, name, note, plan, time_zone, status, sequence")
    .eq("email", email);
  if (error) throw error;
  return data;
}

/** What the newsletter's list holds of an address, however it is written. */
export async function storedSubscribers(email: string) {
  const { data, error } = await (await serviceClient())
    .from("subscribers")
    .select("id, email, status, source, confirmed_at, unsubscribed_at")
    .ilike("email", email);
  if (error) throw error;
  return data;
}

type NewPost = { title: string; slug: string; content: string } & Partial<
  Record<"excerpt" | "meta_title" | "meta_description" | "share_title", string>
>;

/** Publishes a post straight in the database, and returns what takes it away again. */
export async function storePost(post: NewPost) {
  const client = await serviceClient();
  const { error } = await client.from("blogs").insert({ ...post, published: true });
  if (error) throw error;
  return async () => {
    const { error } = await client.from("blogs").delete().eq("slug", post.slug);
    if (error) throw error;
  };
}

/** What the waitlist holds of an address, however it is written. */
export async function storedEntries(email: string) {
  const { data, error } = await (await serviceClient())
    .from("waitlist")
    .select("project_id, project_name, name, status, notes")
    .ilike("email", email);
  if (error) throw error;
  return data;
}

/** The secret that the site under test signs its links with. */
export async function signingSecret(): Promise<string> {
  return (await stackKeys()).secretKey;
}

/** A client with the secret key of the stack under test. */
export async function serviceClient() {
  return createClient<Database>(testSite.supabaseUrl, (await stackKeys()).secretKey, {
    auth: { persistSession: false },
  });
}

/** The keys of the stack under test. */
export async function stackKeys(): Promise<{ publishableKey: string; secretKey: string }> {
  return JSON.parse(await readFile(join(testSite.dir, "keys.json"), "utf8"));
}
