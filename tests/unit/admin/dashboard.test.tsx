import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { NextBookings } from "@/components/admin/dashboard/next-bookings";
import { RecentPosts } from "@/components/admin/dashboard/recent-posts";

const { rpc, reported } = vi.hoisted(() => ({ rpc: vi.fn(), reported: vi.fn() }));
vi.mock("@/lib/auth/session", () => ({ requireAdmin: async () => ({ client: { rpc } }) }));
vi.mock("@/lib/log", () => ({ reportError: reported }));

const { getDashboard } = await import("@/lib/admin/dashboard/queries");

beforeEach(() => vi.clearAllMocks());

describe("the dashboard's figures", () => {
  it("are one call to the database", async () => {
    rpc.mockResolvedValue({ data: answer, error: null });
    expect(await getDashboard()).toEqual({
      posts: { total: 3, published: 2, drafts: 1 },
      recent: [{ id: "p", title: "A post", published: true, createdAt: "2026-11-20T12:00:00Z" }],
      newMessages: 4,
      pendingWaitlist: 5,
      undelivered: 6,
      nextBookings: [{ id: "b", startsAt: Date.UTC(2026, 10, 24, 17), name: "Ana", plan: null }],
    });
    expect(rpc).toHaveBeenCalledOnce();
  });

  it("are none in an outage, which is logged only", async () => {
    rpc.mockResolvedValue({ data: null, error: { message: "away" } });
    expect(await getDashboard()).toBe(null);
    rpc.mockRejectedValue(new Error("not even an answer"));
    expect(await getDashboard()).toBe(null);
    expect(reported).toHaveBeenCalledTimes(2);
  });
});

describe("recent posts", () => {
  it("say so where there are none", () => {
    const html = renderToStaticMarkup(<RecentPosts posts={[]} />);
    expect(html).toContain("No blog posts yet. Create your first post!");
    expect(html).toContain("Create New");
  });

  it("are told apart in words and lead to their editor", () => {
    const post = { id: "p", title: "A post", published: true, createdAt: "2026-11-20T12:00:00Z" };
    const draft = { ...post, id: "d", published: false };
    const html = renderToStaticMarkup(<RecentPosts posts={[post, draft]} />);
    expect(text(html)).toMatch(/Published, 20 Nov 2026.*Draft, 20 Nov 2026/);
    expect(html).toContain('href="/admin/posts/p"');
  });
});

describe("next bookings", () => {
  it("are told by the agency's clock, with the plan's name", () => {
    const booking = { id: "b", startsAt: Date.UTC(2026, 10, 24, 17), name: "Ana", plan: "starter" };
    const html = renderToStaticMarkup(<NextBookings bookings={[booking]} />);
    expect(text(html)).toContain("Tuesday, 24 November 2026, 1:00 pm");
    expect(text(html)).toContain("Ana, Starter plan");
  });

  it("say so where there are none", () => {
    expect(text(renderToStaticMarkup(<NextBookings bookings={[]} />))).toContain(
      "No upcoming bookings.",
    );
  });
});

function text(html: string): string {
  return html.replace(/<[^>]+>/g, "");
}

const answer = {
  posts: { total: 3, published: 2, drafts: 1 },
  recent: [{ id: "p", title: "A post", published: true, created_at: "2026-11-20T12:00:00Z" }],
  new_messages: 4,
  pending_waitlist: 5,
  undelivered: 6,
  next_bookings: [{ id: "b", starts_at: "2026-11-24T17:00:00+00:00", name: "Ana", plan: null }],
};
