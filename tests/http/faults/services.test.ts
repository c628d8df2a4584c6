import { uniqueEmail } from "@/e2e/support/mail";
import { pages } from "@/e2e/support/pages";
import { expect, inTime, test } from "./faulty-test";
import { openPlainly, publicForms } from "./public-forms";

// Geolocation and the ad network are down in all fault tests. Here, storage is too.
const storageAway = { path: "/storage/", cut: true } as const;

test.for(pages)(
  "%s loads when every service but the database is down",
  async (path, { request, site }) => {
    site.faults.push(storageAway);
    expect((await inTime(() => request.get(path))).status()).toBe(200);
  },
);

test("without geolocation, the country is unknown and consent is required", async ({ request }) => {
  const answer = await inTime(() => request.get("/api/geo"));
  expect(await answer.json()).toEqual({ country: null, consentRequired: true });
});

test.for(publicForms)(
  "the $thing form works when every service but the database is down",
  async (form, { request, site }) => {
    site.faults.push(storageAway);
    const email = uniqueEmail();
    const press = await openPlainly(request, form, await form.values(email, request));
    expect((await inTime(press)).text).toContain(form.success);
    expect(await form.stored(email)).toHaveLength(1);
  },
);
