import { projects } from "@/content/projects";
import { serviceClient } from "@/e2e/support/stored";
import { mainOf } from "../html";
import { expect, test } from "../test";
import { openEditor } from "./editor";

const keys = Array.from({ length: 24 }, (_, index) => String(500 + index));

test("the portfolio has pages of 24 projects, each with its own address and title", async ({
  request,
}) => {
  const [{ id: _, ...value } = { id: 0 }] = projects;
  const entries = keys.map((key) => {
    const entry = { kind: "projects", key, title: key, published: { ...value, title: key } };
    return { ...entry, status: "published", schema_no: 1, is_added: true };
  });
  const client = await serviceClient();
  await client.rpc("import_contents", { p_entries: entries, p_is_applied: true }).throwOnError();
  await client.rpc("expire_tags", { p_tags: ["content:projects"] }).throwOnError();
  const open = (path: string) => request.get(path, { maxRedirects: 0 });
  const read = async (path: string) => (await open(path)).text();
  const cards = async (path: string) => mainOf(await read(path)).match(/<article/g) ?? [];
  try {
    await expect.poll(() => cards("/portfolio")).toHaveLength(24);
    expect(await cards("/portfolio/page/2")).toHaveLength(projects.length);
    const second = await read("/portfolio/page/2");
    expect(second).toMatch(/<title>[^<]*, page 2 \|/);
    expect(second).toMatch(/<link rel="canonical" href="[^"]*\/portfolio\/page\/2"/);
    const first = await open("/portfolio/page/1");
    expect([first.status(), first.headers().location]).toEqual([308, expect.stringMatching("io$")]);
    for (const page of ["0", "3", "x"]) {
      expect((await open(`/portfolio/page/${page}`)).status(), page).toBe(404);
    }
  } finally {
    const editor = await openEditor(request);
    await editor.remove(keys.map((key) => ({ name: "projects", key })));
  }
  await expect.poll(() => cards("/portfolio")).toHaveLength(projects.length);
});
