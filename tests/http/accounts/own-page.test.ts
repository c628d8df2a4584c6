import { postForm } from "@/e2e/support/account-pages";
import { auth, newAccount } from "@/e2e/support/accounts";
import { storeBooking, storeEntry } from "@/e2e/support/admin-rows";
import { mainOf, textOf } from "../html";
import { expect, test } from "../test";

test("a member reads, exports, changes and deletes their data without JavaScript", async ({
  request,
}) => {
  const to = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    const url = new URL(response.headers().location ?? "", "https://site.example");
    return url.pathname + url.search;
  };
  expect(await to("/account")).toBe("/login?next=%2Faccount&why=session");
  const { email, password } = await newAccount();
  await storeBooking({ email });
  await storeEntry({ email, notes: "Internal note." });
  await postForm(request, "/login", { email, password });

  const html = await (await request.get("/account")).text();
  const text = textOf(mainOf(html));
  expect(text).toContain(email);
  expect(text).toMatch(/Choose another time.*Cancel consultation.*waiting/s);
  const [, move = ""] = /href="([^"]*\/booking\?token=reschedule[^"]*)"/.exec(html) ?? [];
  const { pathname, search } = new URL(move);
  expect((await request.get(pathname + search)).status()).toBe(200);
  const file = await request.get("/account/export");
  expect(file.headers()["content-disposition"]).toBe('attachment; filename="my-data.json"');
  expect(await file.json()).toMatchObject({ bookings: [{ email }], waitlist: [{ email }] });
  expect(await file.text()).not.toContain("Internal note.");

  const invalid = await postForm(request, "/account", { username: "a b" });
  expect(invalid.answer).toMatchObject({ errors: { username: expect.any(String) } });
  const renamed = await postForm(request, "/account", { username: "renamed" });
  expect(renamed.answer).toMatchObject({ status: "success" });
  expect(await (await request.get("/account")).text()).toContain('value="renamed"');

  const asked = await postForm(request, "/account", { confirmed: "" });
  expect(asked.answer).toMatchObject({
    errors: { confirmed: "Check the box to delete your account." },
  });
  const deleted = await postForm(request, "/account", { confirmed: "yes" });
  expect(deleted.location).toBe("/login?why=deleted");
  expect(await to("/account")).toContain("/login?");
  const signedIn = await (await auth()).signInWithPassword({ email, password });
  expect(signedIn.error?.code).toBe("invalid_credentials");
});
