import type { APIRequestContext } from "@playwright/test";
import { postForm } from "@/e2e/support/account-pages";
import { cookieOf, newAccount, seeded } from "@/e2e/support/accounts";
import { type Call, sendCall } from "@/e2e/support/admin-action-calls";
import { serviceClient } from "@/e2e/support/stored";
import { testSite } from "@/e2e/support/test-site";

/** Signs in as an admin. `read` and `call` resolve to the text of the response. */
export async function signInAsAdmin(request: APIRequestContext, origin = testSite.url) {
  const cookie = await cookieOf(seeded.admin);
  return {
    async read(path: string): Promise<string> {
      return (await request.get(path, { headers: { cookie } })).text();
    },
    async call(name: string, call: Call): Promise<string> {
      return (await sendCall(request, name, call, { cookie, origin })).text;
    },
  };
}

/** Signs in a new admin through the form, so that `request` keeps the session's cookies. */
export async function signInNewAdmin(request: APIRequestContext) {
  const { email, password } = await newAccount({ isAdmin: true });
  await postForm(request, "/login", { email, password });
  return { email, password };
}

/** Deletes posts by slug pattern as an admin, so that cached pages expire too. */
export async function deletePosts(
  { call }: Awaited<ReturnType<typeof signInAsAdmin>>,
  pattern: string,
): Promise<void> {
  const posts = (await serviceClient()).from("blogs").select("id");
  const { data } = await posts.like("slug", pattern).throwOnError();
  for (const { id } of data) await call("changePosts", { fields: { kind: "delete", id } });
}
