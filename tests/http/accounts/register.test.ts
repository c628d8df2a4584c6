import { anonymous, newRegistration, postForm, registered } from "@/e2e/support/account-pages";
import { auth, newAccount } from "@/e2e/support/accounts";
import { mailsTo, pollMail, uniqueEmail } from "@/e2e/support/mail";
import { mainOf } from "../html";
import { expect, test } from "../test";

// Concurrent, since most of the time is spent in the delay that hides whether an email is known.
test.concurrent("registering an existing email gets the usual response and emails its owner", async ({
  request,
}) => {
  const known = await newAccount();
  const { password } = newRegistration(known.email);
  const register = async (email: string) =>
    anonymous(await postForm(request, "/register", newRegistration(email)), email);
  const [answer, ofKnown] = await Promise.all([uniqueEmail(), known.email].map(register));
  expect(answer).toMatchObject({ status: 303, answer: expect.stringContaining(registered) });
  expect(ofKnown).toEqual(answer);
  expect(answer?.text).not.toContain(password);

  const notice = async () =>
    (await mailsTo(known.email)).find(({ subject }) =>
      subject.startsWith("You already have an account"),
    );
  await pollMail(notice).toBeTruthy();
  expect((await notice())?.text).toContain("/login");
  const signedIn = await (await auth()).signInWithPassword(known);
  expect(signedIn.error).toBeNull();
  const overwritten = await (await auth()).signInWithPassword({ email: known.email, password });
  expect(overwritten.error).not.toBeNull();
});

test.concurrent("without JavaScript, the response to a sign-up links to the sign-in page", async ({
  request,
}) => {
  const { location = "" } = await postForm(request, "/register", newRegistration(uniqueEmail()));
  const html = mainOf(await (await request.get(location)).text());
  expect(html).toMatch(/<a [^>]*href="\/login"[^>]*>Go to sign in/);
});
