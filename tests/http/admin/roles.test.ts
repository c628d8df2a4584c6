import type { APIRequestContext } from "@playwright/test";
import { cookieOf, newAccount, seeded, setRole } from "@/e2e/support/accounts";
import { sendCall } from "@/e2e/support/admin-action-calls";
import { testSite } from "@/e2e/support/test-site";
import { type Permission, permissions, roles } from "@/lib/auth/permissions";
import { permissionFor } from "@/lib/domains/registered";
import { expect, test } from "../test";
import { adminRoutes } from "./routes";

/** The permissions of a role, by the database. */
const held = {
  contributor: ["admin", "posts.own"],
  author: ["admin", "posts.own", "posts.publish", "media.add"],
  editor: permissions.slice(0, permissions.indexOf("messages")),
  desk: ["admin", "messages", "bookings", "waitlist", "subscribers", "people"],
} satisfies Record<string, readonly Permission[]>;

const open = (request: APIRequestContext, path: string, cookie: string) =>
  request.get(path, { headers: { cookie }, maxRedirects: 0 });

test("every admin page and handler has a permission", async () => {
  const unnamed = (await adminRoutes()).filter((path) => permissionFor(path) === "system");
  expect(unnamed.filter((path) => !/^\/admin\/(system|\[\.\.\.path\])$/.test(path))).toEqual([]);
});

test.for(roles)(
  "the role %s opens only its pages, and is sent to the dashboard from others",
  async (role, { request }) => {
    const cookie = await cookieOf(await newAccount({ role }));
    const isAllowed = (path: string) =>
      (held[role] as readonly Permission[]).includes(permissionFor(path));
    const routes = await adminRoutes();
    for (const path of routes.filter(isAllowed)) {
      // A made-up id has no row, and an export of a person needs an email.
      expect([200, 400, 404], path).toContain((await open(request, path, cookie)).status());
    }
    // Whether a path is refused depends only on its permission, so one path of each is enough.
    const refused = routes.filter((path) => !isAllowed(path));
    for (const path of new Map(refused.map((path) => [permissionFor(path), path])).values()) {
      const response = await open(request, path, cookie);
      expect(response.status(), path).toBe(307);
      const { pathname } = new URL(response.headers().location ?? "", testSite.url);
      expect(pathname, path).toBe("/admin");
    }
    const html = await (await open(request, "/admin", cookie)).text();
    expect(html.includes('href="/admin/messages"')).toBe(role === "desk");
    expect(html.includes('href="/admin/users"')).toBe(false);
  },
);

test("rejects a demoted member at the next request", async ({ request }) => {
  const member = await newAccount({ role: "editor" });
  const cookie = await cookieOf(member);
  const call = { fields: { slug: "none", name: "None" } };
  const act = async () => (await sendCall(request, "deleteTag", call, { cookie })).text;
  expect((await open(request, "/admin/tags", cookie)).status()).toBe(200);
  expect(await act()).not.toContain("Your role doesn't allow this.");
  await setRole(member.id, "desk");
  expect((await open(request, "/admin/tags", cookie)).headers().location).toMatch(/\/admin$/);
  expect(await act()).toContain("Your role doesn't allow this.");
  await setRole(member.id, null);
  expect((await open(request, "/admin", cookie)).headers().location).toContain("/login?");
  expect(await act()).toContain("Your session has ended");
});

test.for([
  ["contributor", false],
  ["author", true],
] as const)(
  "offers to add pictures in the editor of a %s, and lists published posts: %s",
  async ([role, offers], { request }) => {
    const cookie = await cookieOf(await newAccount({ role }));
    const html = await (await open(request, "/admin/posts/new", cookie)).text();
    for (const button of ['data-tool="picture"', "Choose from library"]) {
      expect(html.includes(button), button).toBe(offers);
    }
    const list = await (await open(request, "/admin/posts", cookie)).text();
    expect(list.includes("Editors take care of your published posts.")).toBe(!offers);
  },
);

test("everyone with access has the admin's account page, and only admins all settings", async ({
  request,
}) => {
  const cookie = await cookieOf(await newAccount({ role: "desk" }));
  for (const admitted of [cookie, await cookieOf(seeded.admin)]) {
    const response = await open(request, "/account", admitted);
    expect(response.headers().location).toMatch(/\/admin\/settings\/account$/);
  }
  const security = await (await open(request, "/admin/settings/security", cookie)).text();
  expect(security).toContain("Two-step sign-in");
  expect(security).not.toContain("Require two-step sign-in");
  expect((await open(request, "/api/media", cookie)).status()).toBe(403);
});
