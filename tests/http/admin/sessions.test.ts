import { cookieOf, seeded } from "@/e2e/support/accounts";
import { sendCall } from "@/e2e/support/admin-action-calls";
import { endedSession, endings } from "@/e2e/support/ended-sessions";
import { newAdminWithFactor } from "@/e2e/support/second-factor";
import { expect, test } from "../test";
import { callsOn, contents, storeRows } from "./calls";
import {
  askedAllWays,
  doneOrShown,
  expectNoAccess,
  expectSentToSignIn,
  signedOut,
} from "./no-access";

test("an admin who has given no code cannot open an admin page or run an admin action", async ({
  request,
}) => {
  await expectNoAccess(request, await cookieOf(await newAdminWithFactor()), "code");
});

// Pages and actions treat all ended sessions alike, so a few requests are enough.
test.for(endings)("a cookie copied before %s no longer works", async (ending, { request }) => {
  const cookie = await endedSession(request, ending);
  await expectSentToSignIn(request, cookie, "session", askedAllWays);
  const { text } = await sendCall(
    request,
    "deleteTag",
    { fields: { slug: "a", name: "A" } },
    { cookie },
  );
  expect(text).toMatch(signedOut);
});

test("admin actions succeed when an admin calls them", async ({ request }) => {
  const rows = await storeRows();
  const cookie = await cookieOf(seeded.admin);
  const calls = callsOn(rows);
  // Deletes instead of publishing, since other tests count the posts on the blog.
  calls.changePosts = { fields: { kind: "delete", id: rows.post.id } };
  // Replaces the date set by saveSchedule.
  calls.movePost = { args: [rows.post.id, "2199-01-01T10:00", "2199-01-02T10:00"] };
  // Skips what other tests share: the settings, and posts that would appear on the blog.
  for (const name of [
    ...["saveSchedule", "movePost"],
    ...["changePosts", "reviewEntry", "markMessage", "deleteRows", "cancelBookingAsAdmin"],
    ...["changeRole", "previewPost"],
  ]) {
    const call = calls[name];
    if (!call) throw new Error(`There is no ${name}.`);
    const { status, text } = await sendCall(request, name, call, { cookie });
    expect(status, name).toBe(200);
    expect(text, name).toMatch(doneOrShown);
  }
  expect((await contents(rows)).slice(0, -2)).toMatchObject([
    [],
    [{ status: "approved", notes: "Taken over." }],
    [{ is_spam: true, read_at: expect.any(String) }],
    [],
    [{ status: "cancelled" }],
    [{ is_admin: true }],
  ]);
});
