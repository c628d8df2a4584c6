import { stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ARTICLE, makeProject, signIn, startTestStack, writeFiles } from "./test-stack.ts";

describe("a second start", () => {
  test("keeps data, keys and sign-ins, and seeds nothing again", async () => {
    const project = await makeProject();
    const articles = join(project, "content/articles");
    await writeFiles(articles, {
      "one.md": ARTICLE,
      "two.md": ARTICLE.replaceAll("first", "second"),
    });
    const first = await startTestStack(project);
    await first.sql("update public.blogs set title = 'Edited' where slug = 'a-first-post'");
    await first.sql("delete from public.blogs where slug = 'a-second-post'");
    await first.stop();
    await writeFiles(articles, { "three.md": ARTICLE.replaceAll("first", "third") });

    const second = await startTestStack(project);

    expect(await second.sql("select title, slug from public.blogs order by slug")).toEqual([
      { title: "Edited", slug: "a-first-post" },
      { title: "A third post", slug: "a-third-post" },
    ]);
    expect(second.secretKey).toBe(first.secretKey);
    expect((await stat(join(project, ".local/keys.json"))).mode & 0o777).toBe(0o600);
    expect(await signIn(second, "admin@kiskadee.example", "kiskadee-admin")).toMatchObject({
      status: 200,
    });
  });
});
