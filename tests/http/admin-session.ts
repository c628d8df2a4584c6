import type { APIRequestContext } from "@playwright/test";
import { cookieHeader, seeded, sessionCookies } from "@/e2e/support/accounts";
import { adminActions, type Call, sendCall } from "@/e2e/support/admin-action-calls";
import { serviceClient } from "@/e2e/support/stored";
import { testSite } from "@/e2e/support/test-site";

/** Signs in as an admin, who reads pages and calls actions; each resolves to the text of the answer. */
export async function signInAsAdmin(request: APIRequestContext, origin = testSite.url) {
  const cookie = cookieHeader(await sessionCookies(seeded.admin));
  const actions = await adminActions();
  return {
    async read(path: string): Promise<string> {
      return (await request.get(path, { headers: { cookie } })).text();
    },
    async call(name: string, call: Call): Promise<string> {
      return (await sendCall(request, actions[name] ?? "", call, { cookie, origin })).text;
    },
  };
}

/** Deletes posts by their slugs as an admin does, so that no stored page keeps them. */
export async function deletePosts(
  { call }: Awaited<ReturnType<typeof signInAsAdmin>>,
  pattern: string,
): Promise<void> {
  const posts = (await serviceClient()).from("blogs").select("id");
  const { data } = await posts.like("slug", pattern).throwOnError();
  for (const { id } of data) await call("changePosts", { fields: { kind: "delete", id } });
}
