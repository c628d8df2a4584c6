import { uniqueEmail } from "@/e2e/support/mail";
import { pages } from "@/e2e/support/pages";
import { expect, inTime, test } from "./faulty-test";
import { openPlainly, publicForms } from "./public-forms";

// Geolocation and the ad network are away in all of these tests; here storage is too.
const storageAway = { path: "/storage/", cut: true } as const;

test.for(pages)(
  "with every service but the database away, %s is as ever",
  async (path, { request, site }) => {
    site.faults.push(storageAway);
    expect((await inTime(() => request.get(path))).status()).toBe(200);
  },
);

test("the country is open then, and asks for consent", async ({ request }) => {
  const answer = await inTime(() => request.get("/api/geo"));
  expect(await answer.json()).toEqual({ country: null, consentRequired: true });
});

test.for(publicForms)(
  "a form that stores a $thing works without them",
  async (form, { request, site }) => {
    site.faults.push(storageAway);
    const email = uniqueEmail();
    const press = await openPlainly(request, form, await form.values(email, request));
    expect((await inTime(press)).text).toContain(form.success);
    expect(await form.stored(email)).toHaveLength(1);
  },
);
