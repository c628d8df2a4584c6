import { updateTag } from "next/cache";
import { beforeEach, expect, test, vi } from "vitest";
import { idle } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { restoreRows } from "@/lib/deleted/actions";
import { saveRedirect } from "@/lib/redirects/admin/actions";
import { formOf } from "@/tests/unit/forms/form-of";

vi.mock("next/cache");
vi.mock("next/headers", () => ({
  headers: async () => new Headers({ "next-action": "x" }),
  cookies: async () => new Map(),
}));
vi.mock("next/navigation");
vi.mock("@/lib/auth/session");

const rpc = vi.fn();
const stored = vi.fn();
const id = crypto.randomUUID();

beforeEach(() => {
  vi.clearAllMocks();
  const table = {
    select: () => ({
      in: (_column: string, ids: string[]) => stored(ids),
      eq: async () => ({ data: [], error: null }),
    }),
  };
  vi.mocked(adminSession).mockResolvedValue({ client: { rpc, from: () => table } } as never);
});

const expired = () => vi.mocked(updateTag).mock.calls.map(([tag]) => tag);

test("restoring a redirect from a post's old slug expires the 404 cached there", async () => {
  rpc.mockResolvedValue({ data: ["/blog/old", "/other"], error: null });
  const form = formOf({ source: "redirects" });
  for (const restorable of [id, crypto.randomUUID()]) form.append("restorable", restorable);
  expect(await restoreRows(idle, form)).toMatchObject({ status: "success" });
  expect(expired()).toEqual(["post:old"]);
});

test("changing a redirect's path expires the pages cached at both paths", async () => {
  stored.mockResolvedValue({ data: [{ source: "/blog/old" }], error: null });
  rpc.mockResolvedValue({ data: [{ status: "stored" }], error: null });
  const line = { id, source: "/blog/new", target: "/about", status: "308" };
  await saveRedirect(idle, formOf(line));
  expect(stored).toHaveBeenCalledWith([id]);
  expect(expired()).toEqual(["post:old", "post:new"]);
});
