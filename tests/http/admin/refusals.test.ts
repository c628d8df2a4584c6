import { cookieHeader } from "@/e2e/support/accounts";
import { adminActions, type Call, sendCall } from "@/e2e/support/admin-action-calls";
import { storeBooking, storeEntry, storeMessage, storeSubscriber } from "@/e2e/support/admin-rows";
import { uniqueEmail } from "@/e2e/support/mail";
import { unauthorizedSessions } from "@/e2e/support/replayed-action";
import { storedSubscribers } from "@/e2e/support/stored";
import { expect, test } from "../test";

test.for(["visitor", "member", "revoked"] as const)(
  "a %s is told that the session has ended, and nothing of the row",
  async (who, { request }) => {
    const email = uniqueEmail();
    await storeSubscriber(email);
    const [subscriber] = await storedSubscribers(email);
    const review = { id: await storeEntry({ email }), status: "approved", notes: "" };
    const mark = { id: await storeMessage(email, "Hello."), flags: { isSpam: true } };
    const calls: Record<string, Call> = {
      reviewEntry: { args: [{ ...review, updatedAt: "2026-11-21T20:31:18Z" }] },
      markMessage: { args: [mark] },
      removeSubscriber: { args: [subscriber?.id] },
      cancelBookingAsAdmin: { args: [{ id: await storeBooking({ email }), sequence: 0 }] },
    };
    const cookie = cookieHeader((await unauthorizedSessions())[who]);
    const actions = await adminActions();
    for (const [name, call] of Object.entries(calls)) {
      const { text } = await sendCall(request, actions[name] ?? "", call, { cookie });
      expect(text, name).toMatch(/Your session has ended\.|Please log in again\./);
      expect(text, name).not.toContain(email);
    }
  },
);
