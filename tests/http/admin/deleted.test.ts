import { postForm } from "@/e2e/support/account-pages";
import { storeMessage } from "@/e2e/support/admin-rows";
import { uniqueEmail } from "@/e2e/support/mail";
import { storedMessages } from "@/e2e/support/stored";
import { signInAsAdmin, signInNewAdmin } from "../admin-session";
import { mainOf, textOf } from "../html";
import { expect, test } from "../test";

test("restores a deleted message from the trash without JavaScript, and deletes it only once", async ({
  request,
}) => {
  await signInNewAdmin(request);
  const email = uniqueEmail();
  const id = await storeMessage(email, "Words of mine.");
  const before = await storedMessages(email);

  const read = async (path: string) => mainOf(await (await request.get(path)).text());
  const deleted = await postForm(request, `/admin/messages?q=${email}`, { source: "messages", id });
  const list = await read(deleted.location ?? "");
  expect(textOf(list)).toContain("Deleted. You have 24 hours to restore it.");
  expect(textOf(list)).toContain(email);
  expect(await storedMessages(email)).toEqual([]);
  const { call } = await signInAsAdmin(request);
  const again = await call("deleteRows", { fields: { source: "messages", id } });
  expect(again).toContain("was already deleted");

  const row = (list.match(/<tr .*?<\/tr>/gs) ?? []).find((html) => html.includes(email)) ?? "";
  const restorable = /name="restorable" value="([^"]+)"/.exec(row)?.[1] ?? "";
  const restored = await postForm(request, "/admin/deleted", { restorable });
  expect(textOf(await read(restored.location ?? ""))).toContain("Restored.");
  expect(await storedMessages(email)).toEqual(before);
});
