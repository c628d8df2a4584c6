import { setTimeout as wait } from "node:timers/promises";
import type { Stack } from "@/local/process/stack";
import { median } from "../median.ts";

const slug = "long-code";
const edits = 11;

type Servers = { stack: Stack; processes: [string, string]; nginx: string };

/** Prints how soon both processes show another server's edit, and how much later nginx does. */
export async function showEdits({ stack, processes, nginx }: Servers): Promise<void> {
  const known: number[] = [];
  const visible: number[] = [];
  for (let edit = 1; edit <= edits; edit += 1) {
    const title = `Edit ${edit}`;
    // Edit at a random moment in the lifetime of nginx's cached page.
    await fetch(`${nginx}/blog/${slug}`);
    await wait(Math.random() * 1_000);
    await stack.sql("update public.blogs set title = $1 where slug = $2", title, slug);
    await stack.sql("select public.expire_tags(array['posts', $1]::text[])", `post:${slug}`);
    const start = performance.now();
    await Promise.all(processes.map((url) => untilShown(url, title)));
    const both = performance.now();
    await untilShown(nginx, title);
    known.push(both - start);
    visible.push(performance.now() - both);
  }
  console.log(`\nAn edit by another server is known after: ${shown(known)}`);
  console.log(`and behind nginx so long after that: ${shown(visible)}`);
}

async function untilShown(url: string, title: string): Promise<void> {
  const end = performance.now() + 10_000;
  while (!(await (await fetch(`${url}/blog/${slug}`)).text()).includes(title)) {
    if (performance.now() > end) throw new Error(`${url} does not show an edit.`);
    await wait(20);
  }
}

function shown(times: number[]): string {
  return `median ${Math.round(median(times))} ms, most ${Math.round(Math.max(...times))} ms`;
}
