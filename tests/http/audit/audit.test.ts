import { seeded } from "@/e2e/support/accounts";
import { signInAsAdmin } from "../admin-session";
import { elementsIn, mainOf } from "../html";
import { expect, test } from "../test";

test("lists each export in the paginated audit log and in its CSV", async ({ request }) => {
  const { read } = await signInAsAdmin(request);
  for (let count = 0; count < 26; count++) await read("/admin/subscribers/export?q=none");

  const list = "/admin/audit?what=list";
  const open = async (path: string) => {
    const html = mainOf(await read(path));
    const elements = elementsIn(html).map(({ attributes }) => attributes);
    const older = elements.find(({ rel }) => rel === "next")?.href ?? "";
    return { html, older, rows: elements.filter(({ role }) => role === "rowheader").length };
  };
  const first = await open(list);
  expect(first.rows).toBe(25);
  expect(first.html).toContain("List exported");
  expect(first.html).toMatch(/<select name="what">.*<option value="session">Sign-ins</s);
  expect(first.html).toMatch(/<select name="since">.*<option value="day">Last 24 hours</s);
  expect(first.older).toMatch(/^\/admin\/audit\?what=list&before=\d+$/);
  const second = await open(first.older);
  expect(second.rows).toBeGreaterThan(0);
  expect(second.html).toContain('href="/admin/audit?what=list"');
  const signIns = await open("/admin/audit?what=session&since=day");
  expect(signIns.html).toContain("Signed in");
  expect(signIns.html).not.toContain("List exported");
  expect((await open("/admin/audit?q=nobody")).html).toContain("No entries match these filters.");

  const lines = (await read("/admin/audit/export?what=list")).split("\r\n");
  expect(lines[0]).toBe("\ufeffDate,Who,Event,About,ID,Changes,Browser");
  expect(lines[1]).toContain(`Z,${seeded.admin.email},List exported,audit,audit,`);
  expect(lines[2]).toContain(",List exported,subscribers,subscribers,");
  expect(lines.length).toBeGreaterThan(27);
});
