import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { testSite } from "./test-site";

/** An action's arguments: plain values, or the fields of a form. */
export type Call = { args: unknown[] } | { fields: Record<string, string | readonly string[]> };

type Action = {
  id: string;
  filename: string;
  exportedName: string;
  cached: boolean;
  /** Paths of the pages that use the action, except dynamic routes. */
  paths: string[];
};

/** Lists the functions that the build exposes to calls: actions and cached functions. */
export async function builtActions(): Promise<Action[]> {
  const file = join(testSite.distDir, "server/server-reference-manifest.json");
  type Built = { filename: string; exportedName: string; workers: object };
  const built: Record<string, Built> = JSON.parse(await readFile(file, "utf8")).node;
  return Object.entries(built).map(([id, { workers, ...action }]) => {
    const cached = action.exportedName.startsWith("$$RSC_SERVER_CACHE");
    const pages = Object.keys(workers).filter((page) => !page.includes("["));
    const paths = pages.map((page) => page.replace(/^app|\/\([^)]+\)|\/page$/g, "") || "/");
    return { id, ...action, cached, paths };
  });
}

/** Lists the names of all admin actions. */
export async function adminActions(): Promise<string[]> {
  const ofAdmin = /^lib\/(deleted|doctor|outbox|people|users)\/|^lib\/members\/actions|\/admin\//;
  const actions = await builtActions();
  return actions
    .filter(({ filename, cached }) => ofAdmin.test(filename) && !cached)
    .map(({ exportedName }) => exportedName);
}

/** Returns the id of an action, which changes with each build. */
export async function actionId(name: string): Promise<string> {
  const action = (await builtActions()).find(({ exportedName }) => exportedName === name);
  if (!action) throw new Error(`There is no action ${name}.`);
  return action.id;
}

type Sender = { cookie?: string; origin?: string; path?: string };

/** Calls an action directly over HTTP, as the page's script would. */
export async function sendCall(
  request: APIRequestContext,
  name: string,
  call: Call,
  { cookie = "", origin = testSite.url, path = "/admin" }: Sender,
) {
  const headers = {
    "next-action": await actionId(name),
    accept: "text/x-component",
    origin,
    cookie,
  };
  const answer = await request.post(path, {
    maxRedirects: 0,
    ...("args" in call
      ? {
          headers: { ...headers, "content-type": "text/plain;charset=UTF-8" },
          data: JSON.stringify(call.args),
        }
      : { headers, multipart: formOf(call.fields) }),
  });
  return { status: answer.status(), headers: answer.headers(), text: await answer.text() };
}

/** Encodes the arguments (state, form) as React's client does, with the form's fields first. */
function formOf(fields: Record<string, string | readonly string[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(`_1_${name}`, one);
  }
  form.append("0", '[{"status":"idle"},"$K1"]');
  return form;
}
