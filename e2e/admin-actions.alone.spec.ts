import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { newAccount, sessionCookies } from "./accounts";
import { storeBooking, storeEntry, storeMessage, storeSubscriber } from "./admin-rows";
import { expect, test } from "./fixtures";
import { strangers } from "./replayed-action";
import { serviceClient } from "./stored";
import { testSite } from "./test-site";

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

/** What an action is called with: plain values, or the fields of a form after its last answer. */
type Call = { args: unknown[] } | { fields: Record<string, string> };

/** A call of every action of the admin that would do something, were an admin to make it. */
function callsOn(rows: Rows): Record<string, Call> {
  const post = { title: "Taken over", content: "Taken over.", published: true };
  const texts = { cover_image: "", cover_alt: "", excerpt: "" };
  return {
    savePost: { args: [null, { ...post, ...texts, slug: `new-${rows.word}` }] },
    setPublished: { args: [rows.post.id, true] },
    previewPost: { args: [{ ...post, ...texts, slug: "taken-over" }] },
    reviewEntry: { args: [{ ...rows.entry, status: "approved", notes: "Taken over." }] },
    markMessage: { args: [{ id: rows.message, marks: { isRead: true, isSpam: true } }] },
    removeSubscriber: { args: [rows.subscriber] },
    cancelConsultation: { args: [{ id: rows.booking, sequence: 0 }] },
    changeRole: { args: [{ id: rows.account.id, isAdmin: true }] },
    retryMails: { fields: { id: crypto.randomUUID() } },
    setExchangeRate: { fields: { usd_per_ttd: "7" } },
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

/** The name and the id of every action that the admin's pages have, as the build knows them. */
async function adminActions(): Promise<Record<string, string>> {
  const file = join(testSite.distDir, "server/server-reference-manifest.json");
  type Action = { filename: string; exportedName: string };
  const built: Record<string, Action> = JSON.parse(await readFile(file, "utf8")).node;
  const ofAdmin = /admin-actions\.ts$|^lib\/settings\/|\/admin\//;
  return Object.fromEntries(
    Object.entries(built)
      .filter(([, { filename }]) => ofAdmin.test(filename))
      .filter(([, { exportedName }]) => !exportedName.startsWith("$$RSC_SERVER_CACHE"))
      .map(([id, { exportedName }]) => [exportedName, id]),
  );
}

type Sender = { cookie: string; origin?: string };

/** Sends a call straight to the server, as the page's script would. */
async function send(request: APIRequestContext, id: string, call: Call, sender: Sender) {
  const { cookie, origin = testSite.url } = sender;
  const headers = { "next-action": id, accept: "text/x-component", origin, cookie };
  const answer = await request.post("/admin", {
    maxRedirects: 0,
    ...("args" in call
      ? {
          headers: { ...headers, "content-type": "text/plain;charset=UTF-8" },
          data: JSON.stringify(call.args),
        }
      : { headers, multipart: formOf(call.fields) }),
  });
  return { status: answer.status(), text: await answer.text() };
}

/** The arguments (state, form) as React's client writes them. */
function formOf(fields: Record<string, string>): Record<string, string> {
  const named = Object.entries(fields).map(([name, value]) => [`1_${name}`, value]);
  return { ...Object.fromEntries(named), 0: '[{"status":"idle"},"$K1"]' };
}

type Cookies = Awaited<ReturnType<typeof sessionCookies>>;
const header = (cookies: Cookies) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join("; ");

/** What only an admin's answer holds: that it was done, or something rendered for them. */
const doneOrShown = /"status":"(done|success|saved)"|Taken over\./;

test("knows every action of the admin", async () => {
  const names = Object.keys(callsOn(await storeRows())).sort();
  expect(Object.keys(await adminActions()).sort()).toEqual(names);
});

for (const who of ["visitor", "member", "revoked"] as const) {
  test(`no action does anything for a ${who}`, async ({ request }) => {
    const rows = await storeRows();
    const before = await contents(rows);
    const cookie = header((await strangers())[who]);
    for (const [name, id] of Object.entries(await adminActions())) {
      const call = callsOn(rows)[name];
      if (!call) throw new Error(`No call of ${name} is known.`);
      const { status, text } = await send(request, id, call, { cookie });
      expect(status, name).toBe(200);
      expect(text, name).not.toMatch(doneOrShown);
    }
    expect(await contents(rows)).toEqual(before);
  });
}

test("no action does anything for an admin whose browser is on another site", async ({
  request,
}) => {
  const rows = await storeRows();
  const before = await contents(rows);
  const cookie = header(await sessionCookies(await newAccount({ isAdmin: true })));
  for (const [name, id] of Object.entries(await adminActions())) {
    const call = callsOn(rows)[name];
    if (!call) throw new Error(`No call of ${name} is known.`);
    for (const origin of ["https://evil.example", "null"]) {
      const { status } = await send(request, id, call, { cookie, origin });
      expect(status, name).toBe(403);
    }
  }
  expect(await contents(rows)).toEqual(before);
});

test("the same calls do what they say for an admin", async ({ request }) => {
  const rows = await storeRows();
  const cookie = header(await sessionCookies(await newAccount({ isAdmin: true })));
  const actions = await adminActions();
  const { reviewEntry, markMessage, removeSubscriber, ...others } = callsOn(rows);
  // Never published, not even for a moment: other tests count what is on the blog.
  const setPublished: Call = { args: [rows.post.id, false] };
  const calls = { setPublished, reviewEntry, markMessage, removeSubscriber };
  const { cancelConsultation, changeRole, previewPost, deletePost } = others;
  // Not what belongs to all tests: the settings, and a post that would stand on the blog.
  for (const [name, call] of Object.entries({
    ...calls,
    cancelConsultation,
    changeRole,
    previewPost,
    deletePost,
  })) {
    const id = actions[name];
    if (!call || !id) throw new Error(`There is no ${name}.`);
    const { status, text } = await send(request, id, call, { cookie });
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
