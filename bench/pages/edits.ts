import type { Stack } from "@/local/process/stack";
import { median } from "./median.ts";

const slug = "long-code";
const edits = 11;

type Servers = { stack: Stack; edited: string; second: string; nginx: string };

/** Prints how long after an edit elsewhere each server shows it. */
export async function showEdits({ stack, ...urls }: Servers): Promise<void> {
  console.log("\nAn edit by another server is shown after");
  for (const [name, url] of Object.entries(urls)) {
    const times: number[] = [];
    for (let edit = 1; edit <= edits; edit += 1) {
      const title = `${name}, edit ${edit}`;
      await fetch(`${url}/blog/${slug}`);
      await stack.sql("update public.blogs set title = $1 where slug = $2", title, slug);
      await stack.sql("select public.expire_tags(array['posts', $1]::text[])", `post:${slug}`);
      const start = performance.now();
      while (!(await (await fetch(`${url}/blog/${slug}`)).text()).includes(title)) {
        if (performance.now() - start > 10_000) throw new Error(`${url} does not show the edit.`);
      }
      times.push(performance.now() - start);
    }
    const [middle, most] = [median(times), Math.max(...times)].map(
      (time) => `${Math.round(time)} ms`,
    );
    console.log(`  ${name}: median ${middle}, most ${most}`);
  }
}
