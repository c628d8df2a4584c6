import { readdir, stat } from "node:fs/promises";
import { request as send } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { APIRequestContext } from "@playwright/test";
import { wordpressSample } from "@/bench/transfer/samples";
import { postForm } from "@/e2e/support/account-pages";
import { cookieOf, seeded } from "@/e2e/support/accounts";
import { newAdminWithFactor } from "@/e2e/support/second-factor";
import { serviceClient } from "@/e2e/support/stored";
import { startTestServer } from "@/e2e/support/test-server";
import { testSite } from "@/e2e/support/test-site";
import { ghostExport } from "@/e2e/support/transfer";
import { signInAsAdmin, signInNewAdmin } from "../admin-session";
import { mainOf, textOf } from "../html";
import { expect, test } from "../test";

const page = "/admin/transfer";

const adminCookie = () => cookieOf(seeded.admin);

type Sent = { file?: string; name?: string; from?: string; cookie?: string; origin?: string };

/** Submits the form as a browser without JavaScript would. */
async function upload(
  { file = "", name = "export.json", from = "", ...headers }: Sent,
  url: string = testSite.url,
) {
  const form = new FormData();
  form.set("from", from);
  form.set("file", new File([file], name));
  const response = await fetch(`${url}/api/import`, {
    method: "POST",
    body: form,
    headers: { cookie: await adminCookie(), origin: url, ...headers },
    redirect: "manual",
  });
  const location = response.headers.get("location") ?? "";
  const flash = (response.headers.get("set-cookie") ?? "").split(";")[0];
  return { status: response.status, location, flash, id: location.split("/").at(-1) ?? "" };
}

/** Returns the page that a submitted form redirects to. */
async function answerOf(
  request: APIRequestContext,
  { location, flash }: Awaited<ReturnType<typeof upload>>,
) {
  const headers = { cookie: `${await adminCookie()}; ${flash}` };
  const response = await request.get(location, { headers });
  return { status: response.status(), html: mainOf(await response.text()) };
}

const runPage = (id: string) => `${page}/imports/${id}`;

async function expectState(request: APIRequestContext, id: string, state: string): Promise<string> {
  const admin = await signInAsAdmin(request);
  const read = async () => mainOf(await admin.read(runPage(id)));
  await expect
    .poll(async () => textOf(await read()), { interval: 250 })
    .toContain(`Status${state}`);
  return read();
}

test("without JavaScript, checks a file, imports it on confirmation, and deletes it", async ({
  request,
}) => {
  const admin = await signInAsAdmin(request);
  const word = `ghost-${crypto.randomUUID()}`;
  const stored = async () => {
    const { data } = await (await serviceClient())
      .from("blogs")
      .select("content, published")
      .like("slug", `${word}-%`)
      .order("slug");
    return data;
  };
  const file = ghostExport(word, 28);
  const sent = await upload({ file, name: `${word}.json`, from: "https://ghost.example" });
  expect(sent.status).toBe(303);
  expect(sent.location).toMatch(/^\/admin\/transfer\/imports\/[\da-f-]{36}$/);

  const checked = await expectState(request, sent.id, "Checked");
  expect(textOf(checked)).toContain(`Import of ${word}.json`);
  expect(textOf(checked)).toContain("https://ghost.example");
  expect(textOf(checked)).toMatch(/Import 27 posts.*Import preview.*New27.*Not imported1/);
  expect(checked).toContain(`${word} 24`);
  expect(checked).not.toContain(`${word} 25`);
  expect(mainOf(await admin.read(`${runPage(sent.id)}?page=2`))).toContain(`${word} 27`);
  const failed = mainOf(await admin.read(`${runPage(sent.id)}?outcome=failed`));
  expect(textOf(failed)).toMatch(/Not imported.*The post has no text\./);
  expect(failed).not.toContain(`${word} 1`);
  expect(await stored()).toEqual([]);

  await signInNewAdmin(request);
  const pressed = await postForm(request, runPage(sent.id), { id: sent.id });
  expect(pressed.text).toContain("Import started.");
  const done = await expectState(request, sent.id, "Done");
  const posts = await stored();
  expect(posts?.length).toBe(27);
  expect(posts?.[0]).toMatchObject({ published: false, content: "Text 1.\n" });
  const editor = new RegExp(`<a[^>]*href="/admin/posts/[\\da-f-]{36}"[^>]*>${word} 1</a>`);
  expect(done).toMatch(editor);
  const csv = await admin.read(`${runPage(sent.id)}/report`);
  expect(csv.split("\r\n").length).toBeGreaterThan(28);
  expect(csv).toContain(`Not imported,${word} 0,`);

  const again = await admin.call("goOnWithImport", { fields: { id: sent.id } });
  expect(again).toContain("no longer on this server");

  const list = textOf(mainOf(await admin.read(page)));
  expect(list).toContain(`${word}.jsonGhost export`);
  expect(list).toMatch(/28 posts \(27 new; 1 not imported\), 0 images/);
  const log = textOf(mainOf(await admin.read("/admin/audit?what=import")));
  expect(log).toMatch(/state: importing → done.*state: checked → importing.*Import started/s);
});

test("without JavaScript, explains why a file is unreadable, and discards it on request", async ({
  request,
}) => {
  const admin = await signInAsAdmin(request);
  const { id } = await upload({ file: "no export", name: "<i>.txt" });
  const failed = await expectState(request, id, "Failed");
  expect(textOf(failed)).toContain("This file cannot be imported");
  expect(failed).toMatch(/<a [^>]*href="[^"]*\?discard=yes"[^>]*>Discard</);
  expect(failed).toContain("Import of &lt;i&gt;.txt");
  const asked = mainOf(await admin.read(`${runPage(id)}?discard=yes`));
  expect(textOf(asked)).toContain("Discard this import?");
  await signInNewAdmin(request);
  const { location = "" } = await postForm(request, `${runPage(id)}?discard=yes`, { id });
  expect(await (await request.get(location)).text()).toContain("Import discarded.");
  expect((await request.get(runPage(id))).status()).toBe(404);
  expect(await readdir(tmpdir())).not.toContain(`import-${id}`);
});

test("shows form errors at their fields and keeps the input", async ({ request }) => {
  const empty = await answerOf(request, await upload({ from: "old.example" }));
  expect(empty.status).toBe(400);
  expect(empty.html).toMatch(/<p id="file-error"[^>]*>Choose a file to import/);
  expect(empty.html).toMatch(/<p id="from-error"[^>]*>Enter a full URL/);
  expect(empty.html).toMatch(/<input[^>]*value="old\.example"/);

  const chunk = Buffer.alloc(1024 * 1024, "x");
  const head = [
    ...["--b", 'content-disposition: form-data; name="from"', "", "https://old.example"],
    ...["--b", 'content-disposition: form-data; name="file"; filename="a.zip"', "", ""],
  ].join("\r\n");
  const tooLarge = await answerOf(request, await sendChunked(head, chunk));
  expect(tooLarge.status).toBe(413);
  expect(tooLarge.html).toMatch(/<p id="file-error"[^>]*>This file is larger than 200 MB/);
  expect(tooLarge.html).toMatch(/<input[^>]*value="https:\/\/old\.example"/);
  const left = (await readdir(tmpdir())).filter((name) => name.startsWith("import-"));
  const sizes = await Promise.all(
    left.map(async (name) => (await stat(join(tmpdir(), name, "file")).catch(() => null))?.size),
  );
  expect(sizes.filter((size) => size && size > chunk.length * 100)).toEqual([]);
});

/** Sends 201 MB in chunks, without a content length. */
async function sendChunked(head: string, chunk: Buffer) {
  const cookie = await adminCookie();
  const type = "multipart/form-data; boundary=b";
  return new Promise<Awaited<ReturnType<typeof upload>>>((resolve, reject) => {
    const outgoing = send(`${testSite.url}/api/import`, {
      method: "POST",
      headers: { cookie, origin: testSite.url, "content-type": type },
    });
    outgoing.on("response", (response) => {
      const { location = "", "set-cookie": [flash = ""] = [] } = response.headers;
      response.resume();
      resolve({ status: response.statusCode ?? 0, location, flash: flash.split(";")[0], id: "" });
    });
    const body = function* () {
      yield Buffer.from(head);
      for (let count = 0; count < 201; count++) yield chunk;
      yield Buffer.from("\r\n--b--\r\n");
    };
    pipeline(Readable.from(body()), outgoing).catch(reject);
  });
}

test("accepts a file only from an admin on this site", async ({ request }) => {
  const file = ghostExport(`stranger-${crypto.randomUUID()}`, 2);
  const strangers = {
    visitor: "",
    member: await cookieOf(seeded.visitor),
    "no code": await cookieOf(await newAdminWithFactor()),
  };
  for (const [who, cookie] of Object.entries(strangers)) {
    const { status, location } = await upload({ file, cookie });
    expect(status, who).toBe(303);
    expect(location, who).toMatch(/^\/login\?next=%2Fadmin%2Ftransfer&why=session$/);
  }
  for (const origin of ["https://evil.example", "null"]) {
    expect((await upload({ file, origin })).status).toBe(403);
  }
  const response = await request.get("/api/import", { headers: { cookie: await adminCookie() } });
  expect(response.status()).toBe(405);
});

test("an import shows who started it, stops with its server or on request, and can be resumed on another server", async ({
  request,
  onTestFinished,
}) => {
  const admin = await signInAsAdmin(request);
  const server = await startTestServer(testSite.port + 14);
  onTestFinished(() => server.stop());
  const file = [...wordpressSample(80)].join("");
  const { id } = await upload({ file, name: "large.xml" }, server.url);
  const running = await expectState(request, id, "Checking");
  expect(running).toContain('<progress id="progress"');
  expect(running).toMatch(/<a href="[^"]*" class="link only-without-script">Reload<\/a>/);
  expect(mainOf(await admin.read(page))).toContain("Another import is running");

  const second = await answerOf(request, await upload({ file: ghostExport("second", 2) }));
  expect(second.status).toBe(409);
  expect(textOf(second.html)).toContain(
    `Another import is running: ${seeded.admin.email} started it on `,
  );

  await server.stop();
  const stopped = await expectState(request, id, "Stopped");
  expect(textOf(stopped)).toContain("Continue");
  expect(await admin.call("goOnWithImport", { fields: { id } })).toContain("Import started.");
  await expectState(request, id, "Checking");
  expect(await admin.call("stopRunningImport", { fields: { id } })).toContain("Import stopped.");
  await expectState(request, id, "Stopped");
  await admin.call("discardImport", { fields: { id } });
});
