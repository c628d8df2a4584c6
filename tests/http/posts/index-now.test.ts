import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { openedPost } from "@/e2e/support/stored";
import { startTestServer } from "@/e2e/support/test-server";
import { template, testSite } from "@/e2e/support/test-site";
import { emptyPost } from "@/lib/posts/admin/fields/fields";
import { keepAliveTimeout } from "@/local/process/http-server";
import { signInAsAdmin } from "../admin-session";
import { test as base, expect } from "../test";

const key = "a-key-of-a-test";
const cronSecret = "a secret of a test";

/** Starts a service that responds with `statuses`, then 200. Status 0 closes the connection. */
async function startService(port: number) {
  const submissions: { urlList: string[] }[] = [];
  const statuses: number[] = [];
  const server = createServer({ keepAliveTimeout }, async (request, response) => {
    submissions.push((await json(request)) as { urlList: string[] });
    const status = statuses.shift() ?? 200;
    if (status > 0) response.writeHead(status).end();
    else request.socket.destroy();
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  return { submissions, statuses, url: `http://127.0.0.1:${port}/indexnow`, server };
}

const test = base
  .extend("service", { scope: "file" }, async ({}, { onCleanup }) => {
    const service = await startService(testSite.port + 19);
    onCleanup(() => void service.server.close());
    return service;
  })
  .extend("server", { scope: "file" }, async ({ service }, { onCleanup }) => {
    const server = await startTestServer(testSite.port + 18, {
      SITE_URL: template.url,
      INDEXNOW_KEY: key,
      INDEXNOW_URL: service.url,
      CRON_SECRET: cronSecret,
    });
    onCleanup(() => server.stop());
    return server;
  })
  .extend("url", ({ server }) => server.url)
  .extend("slug", () => `announced-${crypto.randomUUID().slice(0, 8)}`)
  .extend("admin", ({ request, url }) => signInAsAdmin(request, url));

const values = (slug: string, published: boolean) => ({
  ...emptyPost,
  ...{ title: slug, slug, content: "Text.", published },
});

test("submits each change to a public post once, with its old and new URLs", async ({
  service,
  admin: { call },
  slug,
  request,
}) => {
  const moved = `${slug}-moved`;
  const submitted = async (step: () => Promise<string>) => {
    service.submissions.length = 0;
    await step();
    await expect.poll(() => service.submissions.length).toBe(1);
    const [{ urlList, ...rest } = { urlList: [] }] = service.submissions;
    const keyLocation = `${template.url}/indexnow-key.txt`;
    expect(rest).toEqual({ host: new URL(template.url).host, key, keyLocation });
    return urlList.map((url) => url.replace(`${template.url}/blog/`, "")).sort();
  };
  const save = async (over: string | null, to: string, published: boolean) =>
    call("savePost", { args: [over && (await openedPost(over)), values(to, published)] });
  const change = (kind: string, id: string) => call("changePosts", { fields: { kind, id } });
  const publish = async (published: boolean) =>
    change(published ? "publish" : "unpublish", (await openedPost(moved)).id);

  await save(null, slug, false);
  await save(slug, slug, false);
  expect(await submitted(() => save(slug, slug, true))).toEqual([slug]);
  expect(await submitted(() => save(slug, slug, true))).toEqual([slug]);
  expect(await submitted(() => save(slug, moved, true))).toEqual([slug, moved]);
  const hidden = { ...values(moved, true), noindex: true };
  const hide = async () => call("savePost", { args: [await openedPost(moved), hidden] });
  expect(await submitted(hide)).toEqual([moved]);
  await hide();
  expect(await submitted(() => save(moved, moved, true))).toEqual([moved]);
  expect(await submitted(() => publish(false))).toEqual([moved]);
  await publish(false);
  expect(await submitted(() => publish(true))).toEqual([moved]);
  const { id } = await openedPost(moved);
  for (const kind of ["delete", "restore", "delete"]) {
    expect(await submitted(() => change(kind, id))).toEqual([moved]);
  }
  expect(await (await request.get("/indexnow-key.txt")).text()).toBe(key);
});

test("the scheduler resubmits URLs that the service failed to accept", async ({
  service,
  admin: { call },
  slug,
  request,
}) => {
  service.submissions.length = 0;
  service.statuses.push(500, 0);
  await call("savePost", { args: [null, values(slug, true)] });
  const tick = () =>
    request.post("/api/cron/outbox", { headers: { authorization: `Bearer ${cronSecret}` } });
  const attempts = async () => {
    expect((await tick()).status()).toBe(200);
    return service.submissions.map(({ urlList }) => urlList);
  };
  const urls = [`${template.url}/blog/${slug}`];
  await expect.poll(attempts).toEqual([urls, urls, urls]);
  expect(await attempts()).toHaveLength(3);
  await call("changePosts", { fields: { kind: "delete", id: (await openedPost(slug)).id } });
});

test("serves no key file without a key", async () => {
  expect((await fetch(`${testSite.url}/indexnow-key.txt`)).status).toBe(404);
});
