import { expect, test } from "vitest";
import { onEachDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";

onEachDatabase(({ call, sql }) => {
  const put = (lines: object[]) => call("import_redirects", { p_redirects: lines });
  const line = (source: string, target: string | null) => ({
    ...{ source, target, status: target ? 308 : 410 },
    created_at: "2026-01-01T10:00:00Z",
  });
  const stored = async () => {
    const rows = await sql<{ line: string }>(
      "select source || ' ' || coalesce(target, 'gone') as line from public.redirects order by source",
    );
    return rows.map(({ line }) => line);
  };

  test("redirects of an export come beside those that are there, and one that cannot is left out alone", async () => {
    await insertRow({ sql }, "redirects", { source: "/taken", target: "/about" });
    await insertRow({ sql }, "blogs", { slug: "shown" });
    const lines = [
      line("/b", "/c"),
      line("/blog/shown", "/about"),
      line("/gone", null),
      line("/self", "/self#part"),
      line("/taken", "/contact"),
      // What led to a page there leads to a redirect here.
      line("/z", "/b"),
      { ...line("/x", "/about"), status: 1_000_000 },
      { ...line("/y", "//other.example"), created_at: "never" },
    ];
    const leftOut = [
      { source: "/blog/shown", reason: "page" },
      { source: "/self", reason: "loop" },
      { source: "/taken", reason: "taken" },
      { source: "/z", reason: "chain" },
      { source: "/x", reason: "invalid" },
      { source: "/y", reason: "invalid" },
    ];
    expect(await put(lines)).toEqual(leftOut);
    expect(await stored()).toEqual(["/b /c", "/gone gone", "/taken /about"]);
    expect(await put(lines)).toEqual(leftOut);
  });

  test("one that leads to another of them keeps none from coming", async () => {
    expect(await put([line("/b", "/c"), line("/z", "/b")])).toEqual([
      { source: "/z", reason: "chain" },
    ]);
    expect(await stored()).toEqual(["/b /c"]);
  });

  test("one that is wrong among many is found", async () => {
    const lines = Array.from({ length: 301 }, (_, n) => line(`/p${n}`, n === 200 ? "" : "/about"));
    expect(await put(lines)).toEqual([{ source: "/p200", reason: "invalid" }]);
    expect(await stored()).toHaveLength(300);
  });
});
