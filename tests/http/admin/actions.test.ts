import type { APIRequestContext } from "@playwright/test";
import { cookieHeader, newAccount, sessionCookies } from "@/e2e/support/accounts";
import { adminActions, type Call, sendCall } from "@/e2e/support/admin-action-calls";
import { storeBooking, storeEntry, storeMessage, storeSubscriber } from "@/e2e/support/admin-rows";
import { endedSession, endings } from "@/e2e/support/ended-sessions";
import { unauthorizedSessions } from "@/e2e/support/replayed-action";
import { serviceClient } from "@/e2e/support/stored";
import { expect, test } from "../test";

/** Rows of a test's own, one for each thing that an action can change. */
async function storeRows() {
  const word = crypto.randomUUID();
  const email = `row-${word}@mail.example`;
  const client = await serviceClient();
  const { data: post } = await client
    .from("blogs")
    .insert({ title: `Row ${word}`, slug: `row-${word}`, content: "Untouched." })
    .select("id, slug, updated_at")
    .single();
  const entry = await storeEntry({ email });
  const { data: kept } = await client.from("waitlist").select("updated_at").eq("id", entry);
  await storeSubscriber(email);
  const { data: reader } = await client.from("subscribers").select("id").eq("email", email);
  return {
    word,
    post: { id: post?.id ?? "", slug: post?.slug ?? "", updatedAt: post?.updated_at ?? "" },
    entry: { id: entry, updatedAt: kept?.[0]?.updated_at ?? "" },
    message: await storeMessage(email, `Row ${word}`),
    subscriber: reader?.[0]?.id ?? "",
    booking: await storeBooking({ email }),
    account: await newAccount(),
  };
}

type Rows = Awaited<ReturnType<typeof storeRows>>;

/** All that the actions could change of these rows, and the settings, as it is now. */
async function contents(rows: Rows): Promise<object[][]> {
  const client = await serviceClient();
  const all = await Promise.all([
    client.from("blogs").select().or(`id.eq.${rows.post.id},slug.eq.new-${rows.word}`),
    client.from("waitlist").select().eq("id", rows.entry.id),
    client.from("messages").select().eq("id", rows.message),
    client.from("subscribers").select().eq("id", rows.subscriber),
    client.from("bookings").select().eq("id", rows.booking),
    client.from("profiles").select().eq("id", rows.account.id),
    client.from("settings").select(),
  ]);
  return all.map(({ data, error }) => {
    if (error) throw error;
    return data;
  });
}

/** A call of every action of the admin that would do something, were an admin to make it. */
function callsOn(rows: Rows): Record<string, Call> {
  const post = { title: "Taken over", content: "Taken over.", published: true };
  const texts = { cover_image: "", cover_alt: "", excerpt: "" };
  return {
    savePost: { args: [null, { ...post, ...texts, slug: `new-${rows.word}` }] },
    setPublished: { args: [rows.post.id, true] },
    previewPost: { args: [{ ...post, ...texts, slug: "taken-over" }] },
    reviewEntry: { args: [{ ...rows.entry, status: "approved", notes: "Taken over." }] },
    markMessage: { args: [{ id: rows.message, flags: { isRead: true, isSpam: true } }] },
    removeSubscriber: { args: [rows.subscriber] },
    cancelBookingAsAdmin: { args: [{ id: rows.booking, sequence: 0 }] },
    changeRole: { args: [{ id: rows.account.id, isAdmin: true }] },
    retryMails: { fields: { id: crypto.randomUUID() } },
    setExchangeRate: { fields: { exchange_rate: "7" } },
    setNotificationAddress: { fields: { notification_address: "taken@over.example" } },
    changePassword: {
      fields: {
        current_password: "guess-1",
        new_password: "guess-2",
        repeated_password: "guess-2",
      },
    },
    deletePost: { args: [rows.post.id] },
  };
}

/** What only an admin's answer holds: that it was done, or something rendered for them. */
const doneOrShown = /"status":"(done|success|saved)"|Taken over\./;

test("knows every action of the admin", async () => {
  const names = Object.keys(callsOn(await storeRows())).sort();
  expect(Object.keys(await adminActions()).sort()).toEqual(names);
});

test.for(["visitor", "member", "revoked"] as const)(
  "no action does anything for a %s",
  async (who, { request }) => {
    await expectNothingDone(request, cookieHeader((await unauthorizedSessions())[who]));
  },
);

test.for(endings)(
  "no action does anything for a cookie copied before %s",
  async (ending, { request }) => {
    await expectNothingDone(request, await endedSession(request, ending));
  },
);

async function expectNothingDone(request: APIRequestContext, cookie: string): Promise<void> {
  const rows = await storeRows();
  const before = await contents(rows);
  for (const [name, id] of Object.entries(await adminActions())) {
    const call = callsOn(rows)[name];
    if (!call) throw new Error(`No call of ${name} is known.`);
    const { status, text } = await sendCall(request, id, call, { cookie });
    expect(status, name).toBe(200);
    expect(text, name).not.toMatch(doneOrShown);
  }
  expect(await contents(rows)).toEqual(before);
}

test("no action does anything for an admin whose browser is on another site", async ({
  request,
}) => {
  const rows = await storeRows();
  const before = await contents(rows);
  const cookie = cookieHeader(await sessionCookies(await newAccount({ isAdmin: true })));
  for (const [name, id] of Object.entries(await adminActions())) {
    const call = callsOn(rows)[name];
    if (!call) throw new Error(`No call of ${name} is known.`);
    for (const origin of ["https://evil.example", "null"]) {
      const { status } = await sendCall(request, id, call, { cookie, origin });
      expect(status, name).toBe(403);
    }
  }
  expect(await contents(rows)).toEqual(before);
});

test("the same calls do what they say for an admin", async ({ request }) => {
  const rows = await storeRows();
  const cookie = cookieHeader(await sessionCookies(await newAccount({ isAdmin: true })));
  const actions = await adminActions();
  const { reviewEntry, markMessage, removeSubscriber, ...others } = callsOn(rows);
  // Never published, not even for a moment: other tests count what is on the blog.
  const setPublished: Call = { args: [rows.post.id, false] };
  const calls = { setPublished, reviewEntry, markMessage, removeSubscriber };
  const { cancelBookingAsAdmin, changeRole, previewPost, deletePost } = others;
  // Not what belongs to all tests: the settings, and a post that would stand on the blog.
  for (const [name, call] of Object.entries({
    ...calls,
    cancelBookingAsAdmin,
    changeRole,
    previewPost,
    deletePost,
  })) {
    const id = actions[name];
    if (!call || !id) throw new Error(`There is no ${name}.`);
    const { status, text } = await sendCall(request, id, call, { cookie });
    expect(status, name).toBe(200);
    expect(text, name).toMatch(doneOrShown);
  }
  expect((await contents(rows)).slice(0, -1)).toMatchObject([
    [],
    [{ status: "approved", notes: "Taken over." }],
    [{ is_spam: true, read_at: expect.any(String) }],
    [],
    [{ status: "cancelled" }],
    [{ is_admin: true }],
  ]);
});
