import type { ServerResponse } from "node:http";
import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { failures } from "@/content/failure-pages";
import { failure, pageOfFailure } from "@/lib/http/failure/failure";
import { sendFailurePages } from "@/lib/http/filters/failure-pages";
import { runFilters } from "@/lib/http/pipeline";
import { startServer } from "../http-server";

runFilters([sendFailurePages]);

type Answer = (response: ServerResponse) => void;

const html = (status: number, headers: Record<string, string> = {}): Answer => {
  return (response) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries({ "content-type": "text/html", ...headers })) {
      response.setHeader(name, value);
    }
    response.write("<p>Own words");
    response.end("</p>");
  };
};

async function ask(answer: Answer, path = "/", init: RequestInit = {}) {
  const url = await startServer((_, response) => answer(response));
  const response = await fetch(url + path, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test.each([
  ["written in parts", html(500)],
  ["compressed", html(500, { "content-encoding": "gzip" })],
  [
    "sent with its headers first",
    (response: ServerResponse) => {
      response.setHeader("content-type", "text/html");
      response.writeHead(500);
      response.end("<html id=__next_error__>");
    },
  ],
  [
    "flushed",
    (response: ServerResponse) => {
      response.statusCode = 500;
      response.setHeader("content-type", "text/html");
      response.flushHeaders();
      response.end();
    },
  ],
  [
    "flushed before its status is known",
    (response: ServerResponse) => {
      response.setHeader("content-type", "text/html");
      response.flushHeaders();
      response.write("");
      response.statusCode = 500;
      response.end("<html id=__next_error__>");
    },
  ],
] satisfies [string, Answer][])("replaces a failing page that is %s", async (_, answer) => {
  const { status, headers, text } = await ask(answer, "/about");
  expect([status, headers.get("content-encoding")]).toEqual([500, null]);
  expect(headers.get("content-length")).toBe(String(Buffer.byteLength(text)));
  expect(text).toContain(failures.page.text);
  expect(text).not.toContain("Own words");
});

test("an empty error response becomes a page only for clients that accept HTML", async () => {
  const empty: Answer = (response) => response.writeHead(500).end();
  const asked = await ask(empty, "/", { headers: { accept: "text/html" } });
  expect(asked.text).toContain(failures.page.text);
  expect((await ask(empty)).text).toBe("");
});

test.each([
  ["/blog/a-post", failures.post],
  ["/blog", failures.blog],
  ["/blog/page/3?x=1", failures.blog],
  ["/blog/archive", failures.blog],
  ["/admin/users", failures.admin],
])("the failure page at %s says what could not be loaded", async (path, { title, text }) => {
  const answer = await ask(html(500), path);
  expect(answer.text).toContain(`<h1>${title}</h1>`);
  expect(answer.text).toContain(text);
});

test.each(["GET", "POST"])("a failing %s in the admin keeps the admin layout", async (method) => {
  const { text } = await ask(html(500), "/admin/tags", { method });
  expect(text).toContain('href="/admin/bookings"');
  expect(text).toContain('<a class="button quiet" href="/admin">Dashboard</a>');
  expect(text).not.toContain("mailto:");
});

test.each([
  ["/admin/posts", 413, failures.admin.back],
  ["/contact", 403, failures.rejected.back],
])("a browser at %s gets a rejection page", async (path, status, back) => {
  const line = failure(status, "Too long & more", { "retry-after": "5" });
  const headers = { accept: "text/html,*/*;q=0.8" };
  const shown = await pageOfFailure(new NextRequest(`http://localhost${path}`, { headers }), line);
  expect([shown.status, shown.headers.get("retry-after")]).toEqual([status, "5"]);
  const page = await shown.text();
  expect(page).toContain('<p class="lead">Too long &amp; more\n</p>');
  expect(page).toContain(`href="${back.href}">${back.label}</a>`);
});

test("a script gets a one-line rejection", async () => {
  const line = failure(413, "Too long");
  expect(await pageOfFailure(new NextRequest("http://localhost/admin"), line)).toBe(line);
});

test("a failing form without JavaScript gets a page saying it may not have been received", async () => {
  expect((await ask(html(500), "/blog", { method: "POST" })).text).toContain(failures.form.text);
});

test.each([
  ["a page", html(200), {}],
  ["a missing page", html(404), {}],
  ["a page that names what is away", html(503, { "retry-after": "10" }), {}],
  ["data", html(500, { "content-type": "application/json" }), {}],
  ["what a navigation's script asks for", html(500), { rsc: "1" }],
  ["what a form's script asks for", html(500), { "next-action": "id" }],
])("leaves %s unchanged", async (_, answer, headers) => {
  expect((await ask(answer, "/", { headers })).text).toBe("<p>Own words</p>");
});
