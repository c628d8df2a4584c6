import { chromium } from "@playwright/test";
import { postLimits } from "../lib/posts/admin/fields/fields.ts";
import type { Site } from "../local/process/start-site.ts";
import { browserArguments, findChromium } from "../scripts/chromium.ts";

const keys = 40;

/**
 * Types into a post of the maximum length with 60 pictures. Returns how long a key occupies the
 * browser's main thread, in milliseconds of CPU time.
 */
export async function timePerKey({ stack, url }: Site, cookie: string): Promise<number> {
  const part = `![A picture](/media/none.webp)\n\n${"Some **words** of a [long](/blog) text. ".repeat(84)}\n\n`;
  const text = part.repeat(60).slice(0, postLimits.content);
  const [post] = await stack.sql<{ id: string }>(`update public.blogs set content = $$${text}$$
    where id = (select id from public.blogs order by created_at desc limit 1) returning id`);
  const executablePath = findChromium(console.log);
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  try {
    const context = await browser.newContext();
    const cookies = cookie.split("; ").map((pair) => pair.split("=") as [string, string]);
    await context.addCookies(cookies.map(([name, value]) => ({ name, value, url })));
    const page = await context.newPage();
    await page.goto(`${url}/admin/posts/${post?.id}`, { waitUntil: "networkidle" });
    const content = page.getByRole("textbox", { name: "Content", exact: true });
    await content.press("ControlOrMeta+Home");
    const client = await context.newCDPSession(page);
    await client.send("Performance.enable", { timeDomain: "threadTicks" });
    const busySeconds = async () => {
      const { metrics } = await client.send("Performance.getMetrics");
      return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
    };
    const before = await busySeconds();
    await content.pressSequentially("a".repeat(keys));
    return ((await busySeconds()) - before) * (1_000 / keys);
  } finally {
    await browser.close();
  }
}
