import { newAccount } from "@/e2e/support/accounts";
import type { Call } from "@/e2e/support/admin-action-calls";
import { storeBooking, storeEntry, storeMessage, storeSubscriber } from "@/e2e/support/admin-rows";
import { serviceClient } from "@/e2e/support/stored";
import { emptyPost } from "@/lib/posts/admin/fields/fields";

/** Stores a new row for everything an action can change. */
export async function storeRows() {
  const word = crypto.randomUUID();
  const email = `row-${word}@mail.example`;
  const client = await serviceClient();
  const { data: post } = await client
    .from("blogs")
    .insert({
      title: `Row ${word}`,
      slug: `row-${word}`,
      content: "Untouched.",
      tags: [`Tag ${word}`],
    })
    .select("id, slug, updated_at")
    .single();
  const entry = await storeEntry({ email });
  const { data: stored } = await client.from("waitlist").select("updated_at").eq("id", entry);
  await storeSubscriber(email);
  const { data: reader } = await client.from("subscribers").select("id").eq("email", email);
  return {
    word,
    email,
    post: { id: post?.id ?? "", slug: post?.slug ?? "", updatedAt: post?.updated_at ?? "" },
    entry: { id: entry, updatedAt: stored?.[0]?.updated_at ?? "" },
    message: await storeMessage(email, `Row ${word}`),
    subscriber: reader?.[0]?.id ?? "",
    booking: await storeBooking({ email }),
    account: await newAccount(),
  };
}

export type Rows = Awaited<ReturnType<typeof storeRows>>;

/** Returns the settings, contents and these rows: everything the actions could change. */
export async function contents(rows: Rows): Promise<object[][]> {
  const client = await serviceClient();
  const all = await Promise.all([
    client.from("blogs").select().or(`id.eq.${rows.post.id},slug.eq.new-${rows.word}`),
    client.from("waitlist").select().eq("id", rows.entry.id),
    client.from("messages").select().eq("id", rows.message),
    client.from("subscribers").select().eq("id", rows.subscriber),
    client.from("bookings").select().eq("id", rows.booking),
    client.from("profiles").select().eq("id", rows.account.id),
    client.from("settings").select(),
    client.rpc("export_contents"),
  ]);
  return all.map(({ data, error }) => {
    if (error) throw error;
    return data as object[];
  });
}

/** Returns a call to every admin action. Each has an effect if an admin makes it. */
export function callsOn(rows: Rows): Record<string, Call> {
  const content = { kind: "projects", key: "9", version: "0" };
  const post = { title: "Taken over", content: "Taken over.", published: true };
  return {
    savePost: { args: [null, { ...emptyPost, ...post, slug: `new-${rows.word}` }] },
    savePlainPost: { fields: { title: "Taken over.", slug: `plain-${rows.word}`, content: "x" } },
    discardChanges: { args: [rows.post] },
    restoreVersion: { fields: { post: rows.post.id, no: "1" } },
    changePosts: { fields: { kind: "publish", id: rows.post.id } },
    saveSchedule: { fields: { id: rows.post.id, publish_at: "2199-01-01T10:00" } },
    movePost: { args: [rows.post.id, "", "2199-01-02T10:00"] },
    previewPost: { args: [{ ...emptyPost, ...post, slug: "taken-over" }] },
    changeTag: { fields: { slug: `tag-${rows.word}`, name: `Taken ${rows.word}` } },
    deleteTag: { fields: { slug: `taken-${rows.word}`, name: "Taken over." } },
    reviewEntry: { fields: { ...rows.entry, status: "approved", notes: "Taken over." } },
    markMessage: { args: [{ id: rows.message, flags: { isRead: true, isSpam: true } }] },
    saveRedirect: { fields: { source: "/taken-over", target: "/about", status: "308" } },
    importRedirects: { fields: { csv: "/taken-over,/about" } },
    goOnWithImport: { fields: { id: crypto.randomUUID() } },
    stopRunningImport: { fields: { id: crypto.randomUUID() } },
    discardImport: { fields: { id: crypto.randomUUID() } },
    ignorePath: { fields: { missing: crypto.randomUUID(), ignored: "yes" } },
    describePicture: { fields: { id: crypto.randomUUID(), alt: "Taken over." } },
    deleteRows: { fields: { source: "subscribers", id: rows.subscriber } },
    restoreRows: { fields: { source: "subscribers", restorable: crypto.randomUUID() } },
    moveBookingAsAdmin: {
      fields: { id: rows.booking, sequence: "0", day: "2026-12-01", time: "10:00" },
    },
    setCallLink: { fields: { booking: rows.booking, call_link: "https://taken.example/over" } },
    cancelBookingAsAdmin: { fields: { id: rows.booking, sequence: "0" } },
    erasePerson: { fields: { email: rows.email, confirmation: rows.email } },
    allowAddress: { fields: { email: rows.email } },
    changeRole: { fields: { id: rows.account.id, is_admin: "true" } },
    inviteMember: { fields: { email: `invited-${rows.email}`, role: "editor" } },
    revokeInvitation: { fields: { id: crypto.randomUUID() } },
    askForReview: { fields: { id: rows.post.id } },
    retryMails: { fields: { id: crypto.randomUUID() } },
    sendTestMail: { fields: {} },
    sendExampleMail: { fields: { key: "message-receipt" } },
    saveContent: { fields: { ...content, title: "Taken over.", button: "save" } },
    changeContent: { fields: { ...content, id: crypto.randomUUID(), change: "hide" } },
    restoreContent: { fields: { ...content, no: "1" } },
    moveContent: { fields: { ...content, change: "first" } },
    setExchangeRate: { fields: { exchange_rate: "7" } },
    setNotificationAddress: { fields: { notification_address: "taken@over.example" } },
    changePassword: {
      fields: {
        current_password: "guess-1",
        new_password: "guess-2",
        repeated_password: "guess-2",
      },
    },
    changeSecondFactor: { fields: { change: "remove", code: "123456" } },
    requireSecondFactor: { fields: { required: "on" } },
    endOwnSessions: { fields: { session: "others" } },
    createDraftLink: { fields: { post: rows.post.id, link_period: "7", link_date: "" } },
    revokeDraftLink: { fields: { post: rows.post.id, draft_link: crypto.randomUUID() } },
  };
}
