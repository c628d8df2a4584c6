import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, inject, onTestFinished } from "vitest";
import { type Stack, type StackOptions, startStack } from "../../local/process/stack.ts";
import { freePorts } from "../free-ports.ts";

/** The tables that the seed writes to, and one that visitors cannot access. */
const schema = `
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  is_admin boolean not null default false
);
create table public.blogs (
  id uuid primary key default gen_random_uuid(),
  title text, slug text unique, content text, excerpt text, tags text[], cover_image text,
  published boolean, author_id uuid references auth.users (id), created_at timestamptz
);
create table public.vault (secret text);
alter table public.blogs enable row level security;
revoke all on public.profiles, public.blogs, public.vault from anon, authenticated;
grant select on public.blogs to anon;
create policy "visitors read published posts" on public.blogs for select to anon using (published);

create function public.make_profile() returns trigger language plpgsql
security definer set search_path = '' as
$$ begin insert into public.profiles (id) values (new.id); return new; end $$;
create trigger make_profile after insert on auth.users
for each row execute function public.make_profile();

create function public.who_am_i() returns text language sql volatile as
$$ select pg_sleep(0.02)::text || current_user $$;
`;

type Undo = (work: () => void | Promise<void>) => void;

/** Runs cleanup after the last test of the file, in reverse order. */
export const afterFile: Undo = (work) => afterAll(work);

export const migrationsDir = join(import.meta.dirname, "../../supabase/migrations");

/** Creates a folder with `supabase/migrations` and `content/articles`, deleted after the test. */
export async function makeProject(
  migrations: Record<string, string> = {},
  undo: Undo = onTestFinished,
): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), "site-local-"));
  undo(() => rm(project, { recursive: true, force: true }));
  await mkdir(join(project, "content/articles"), { recursive: true });
  const files = { "20260101000000_schema.sql": schema, ...migrations };
  await writeFiles(join(project, "supabase/migrations"), files);
  return project;
}

/** Makes a project with the site's migrations applied, once for all files, as that takes seconds. */
export async function makeMigratedProject(): Promise<string> {
  const migrated = inject("shared");
  if (!existsSync(join(migrated, ".local"))) {
    await (await startTestStack(migrated, { migrationsDir, seed: false }, afterFile)).stop();
  }
  const project = await makeProject({}, afterFile);
  await cp(join(migrated, ".local"), join(project, ".local"), { recursive: true });
  return project;
}

export async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Starts a stack on the project's own files and free ports, and stops it after the test. */
export async function startTestStack(
  project: string,
  options: Partial<StackOptions> = {},
  undo: Undo = onTestFinished,
): Promise<Stack> {
  const [supabasePort = 0, mailPort = 0] = await freePorts(2);
  const stack = await startStack({
    dir: join(project, ".local"),
    supabasePort,
    mailPort,
    siteUrl: "http://localhost:3000",
    seed: true,
    migrationsDir: join(project, "supabase/migrations"),
    articlesDir: join(project, "content/articles"),
    ...options,
  });
  undo(stack.stop);
  return stack;
}

/** Listens on a port of 127.0.0.1; 0 picks a free one. */
export function occupy(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

type Call = { key?: string | null; body?: object };

/** Calls the stack's API, with POST if there is a body. A null `key` sends none. */
export async function ask(
  stack: Stack,
  path: string,
  { key = stack.publishableKey, body }: Call = {},
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${stack.supabaseUrl}${path}`, {
    method: body ? "POST" : "GET",
    headers: { ...(key && { apikey: key }), "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null };
}

export const article = `---
title: A first post
slug: a-first-post
excerpt: What it says.
date: 2026-01-31
---

The **text**.
`;
