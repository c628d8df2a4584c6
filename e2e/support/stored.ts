import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "@/lib/supabase/database.types";
import { testSite } from "./test-site";

/** Returns the stored messages from this email. */
export async function storedMessages(email: string) {
  const rows = (await serviceClient()).from("messages").select("user_name, user_company, message");
  return (await rows.eq("user_email", email).throwOnError()).data;
}

/** Returns the stored profile with this email. */
export async function storedProfile(email: string) {
  const rows = (await serviceClient()).from("profiles").select("username, is_admin, role");
  return (await rows.eq("email", email).throwOnError()).data;
}

/** Returns the stored bookings with this email. */
export async function storedBookings(email: string) {
  const rows = (await serviceClient())
    .from("bookings")
    .select("id, starts_at, name, note, plan, time_zone, status, sequence");
  return (await rows.eq("email", email).throwOnError()).data;
}

/** Returns the newsletter subscribers with this email, ignoring case. */
export async function storedSubscribers(email: string) {
  const rows = (await serviceClient())
    .from("subscribers")
    .select("id, email, status, source, confirmed_at, unsubscribed_at");
  return (await rows.ilike("email", email).throwOnError()).data;
}

type NewPost = { title: string; slug: string; content: string } & Partial<
  Record<"excerpt" | "meta_title" | "meta_description" | "share_title", string>
>;

/** Publishes a post directly in the database, and returns a function that deletes it. */
export async function storePost(post: NewPost) {
  const row = { ...post, published: true };
  await (await serviceClient()).from("blogs").insert(row).throwOnError();
  return () => deleteStoredPost(post.slug);
}

/** Deletes a post directly in the database, and expires the pages that list it. */
export async function deleteStoredPost(slug: string): Promise<void> {
  const client = await serviceClient();
  await client.from("blogs").delete().eq("slug", slug).throwOnError();
  await client.rpc("expire_tags", { p_tags: ["posts", `post:${slug}`] }).throwOnError();
}

/** Returns what an editor holds after opening the post at this slug. */
export async function openedPost(slug: string) {
  const rows = (await serviceClient()).from("blogs").select("id, slug, updated_at");
  const { data } = await rows.eq("slug", slug).single().throwOnError();
  return { id: data.id, slug: data.slug, updatedAt: data.updated_at };
}

/** Returns the waitlist entries with this email, ignoring case. */
export async function storedEntries(email: string) {
  const rows = (await serviceClient())
    .from("waitlist")
    .select("project_id, project_name, name, status, notes");
  return (await rows.ilike("email", email).throwOnError()).data;
}

/** Returns the secret that the site under test uses to sign links. */
export async function signingSecret(): Promise<string> {
  return (await stackKeys()).secretKey;
}

/** Creates a client with the secret key of the stack under test. */
export async function serviceClient() {
  return createClient<Database>(testSite.supabaseUrl, (await stackKeys()).secretKey, {
    auth: { persistSession: false },
  });
}

/** Returns the keys of the stack under test. */
export async function stackKeys(): Promise<{ publishableKey: string; secretKey: string }> {
  return JSON.parse(await readFile(join(testSite.dir, "keys.json"), "utf8"));
}
