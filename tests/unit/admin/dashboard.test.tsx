import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { NextBookings } from "@/components/admin/dashboard/next-bookings";
import { RecentPosts } from "@/components/admin/dashboard/recent-posts";
import { textOf } from "@/tests/http/html";

const { rpc, reported } = vi.hoisted(() => ({ rpc: vi.fn(), reported: vi.fn() }));
vi.mock("@/lib/auth/session", () => ({ requireAdmin: async () => ({ client: { rpc } }) }));
vi.mock("@/lib/log", () => ({ reportError: reported }));

const { getDashboard } = await import("@/lib/admin/dashboard/queries");

const posts = { total: 3, published: 2, drafts: 1 };
const createdAt = "2026-11-20T12:00:00Z";
const post = { id: "p", title: "A post", published: true };
const booking = { id: "b", name: "Ana", plan: null };
const startsAt = Date.UTC(2026, 10, 24, 17);

beforeEach(() => vi.clearAllMocks());

test("loads the dashboard's numbers in one database call", async () => {
  const data = {
    posts,
    recent: [{ ...post, created_at: createdAt }],
    new_messages: 4,
    pending_waitlist: 5,
    undelivered: 6,
    without_link: 2,
    next_bookings: [{ ...booking, starts_at: "2026-11-24T17:00:00+00:00" }],
  };
  rpc.mockResolvedValue({ data, error: null });
  expect(await getDashboard()).toEqual({
    posts,
    recent: [{ ...post, createdAt }],
    newMessages: 4,
    pendingWaitlist: 5,
    undelivered: 6,
    nextBookings: [{ ...booking, startsAt }],
    withoutLink: 2,
  });
  expect(rpc).toHaveBeenCalledOnce();
});

test("returns null and logs the error when the database is unavailable", async () => {
  rpc.mockResolvedValue({ data: null, error: { message: "away" } });
  expect(await getDashboard()).toBe(null);
  rpc.mockRejectedValue(new Error("not even an answer"));
  expect(await getDashboard()).toBe(null);
  expect(reported).toHaveBeenCalledTimes(2);
});

test.each([
  [<RecentPosts key="" posts={[]} />, ["No blog posts yet. Create your first post!", "Create New"]],
  [<NextBookings key="" bookings={[]} withoutLink={0} />, ["No upcoming bookings."]],
])("an empty list shows a message, case %#", (list, texts) => {
  for (const text of texts) expect(textOf(renderToStaticMarkup(list))).toContain(text);
});

test("recent posts show their state as text and link to the editor", () => {
  const posts = [
    { ...post, createdAt },
    { ...post, createdAt, id: "d", published: false },
  ];
  const html = renderToStaticMarkup(<RecentPosts posts={posts} />);
  expect(textOf(html)).toMatch(/Published, 20 Nov 2026.*Draft, 20 Nov 2026/);
  expect(html).toContain('href="/admin/posts/p"');
});

test("upcoming bookings show the time at the agency and the plan's name", () => {
  const bookings = [{ ...booking, startsAt, plan: "Starter" }];
  const html = renderToStaticMarkup(<NextBookings bookings={bookings} withoutLink={2} />);
  const text = textOf(html);
  expect(text).toContain("Tuesday, 24 November 2026, 1:00 pm");
  expect(text).toContain("Ana, Starter plan");
  expect(text).toContain("2 upcoming calls have no link.");
  expect(html).toContain(`href="/admin/bookings/${booking.id}"`);
});
