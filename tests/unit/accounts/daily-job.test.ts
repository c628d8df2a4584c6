import { beforeEach, expect, test, vi } from "vitest";
import { POST } from "@/app/api/cron/daily/route";
import { expireSessions } from "@/lib/accounts/queries";
import { expireBookings } from "@/lib/bookings/queries";
import { removeOrphanedMedia } from "@/lib/media/remove-orphans";
import { expireRows } from "@/lib/people/retention";

vi.mock("@/lib/accounts/queries");
vi.mock("@/lib/bookings/queries");
vi.mock("@/lib/media/remove-orphans");
vi.mock("@/lib/people/retention");
vi.mock("@/lib/env", () => ({
  env: () => ({ CRON_SECRET: "a-secret" }),
  isWithoutDatabase: false,
}));

beforeEach(() => {
  vi.mocked(expireSessions).mockResolvedValue(3);
  vi.mocked(removeOrphanedMedia).mockResolvedValue(4);
  vi.mocked(expireRows).mockResolvedValue({ messages: 2 });
});

test("the daily job deletes expired data, but only with the scheduler's secret", async () => {
  const call = (secret: string) =>
    POST(new Request("https://site.example", { headers: { authorization: `Bearer ${secret}` } }));
  expect((await call("a-guess")).status).toBe(401);
  expect(expireSessions).not.toHaveBeenCalled();
  const answer = await call("a-secret");
  expect(expireBookings).toHaveBeenCalledTimes(1);
  expect(await answer.json()).toEqual({ expired: { messages: 2, sessions: 3, pictures: 4 } });
});
