import { sendCall } from "@/e2e/support/admin-action-calls";
import { storeBooking, storeSubscriber } from "@/e2e/support/admin-rows";
import { uniqueEmail } from "@/e2e/support/mail";
import { agencyTime, someFreeSlot } from "@/e2e/support/scheduler";
import { serviceClient, signingSecret } from "@/e2e/support/stored";
import { type LinkPurpose, signLink } from "@/lib/bookings/links";
import { signToken } from "@/lib/links/signed-token";
import { expect, test } from "../test";

/** Creates the token of a link mailed to `email`. */
type Sign = (email: string) => Promise<string>;

type Form = { path: string; sign: Sign; leadsTo: string; mails: number };

const booking = { path: "/booking", mails: 1 };
const forms: Record<string, Form> = {
  rescheduleBooking: { ...booking, sign: ofBooking("reschedule"), leadsTo: "done=moved" },
  cancelOwnBooking: { ...booking, sign: ofBooking("cancel"), leadsTo: "done=cancelled" },
  confirmOwnBooking: { ...booking, sign: ofBooking("confirm"), leadsTo: "/booking?token=" },
  confirmSubscription: {
    path: "/newsletter/confirm",
    sign: ofSubscriber("confirm"),
    leadsTo: "/newsletter/confirmed",
    mails: 1,
  },
  leaveNewsletter: {
    path: "/newsletter/unsubscribe",
    sign: ofSubscriber("unsubscribe"),
    leadsTo: "/newsletter/unsubscribed",
    mails: 0,
  },
};

test.for(Object.entries(forms))(
  "%s always redirects to the same page, and queues its email only once",
  async ([name, { path, sign, leadsTo, mails }], { request }) => {
    const email = uniqueEmail();
    const fields = { token: await sign(email), ...agencyTime(await someFreeSlot(request)) };
    const before = await queuedMails(email);
    const press = async () => {
      const { headers } = await sendCall(request, name, { fields }, { path });
      return headers["x-action-redirect"];
    };
    const [first, ...others] = [...(await Promise.all([press(), press()])), await press()];
    expect(first).toContain(leadsTo);
    expect(others).toEqual([first, first]);
    expect(await queuedMails(email)).toBe(before + mails);
  },
);

async function queuedMails(email: string): Promise<number> {
  const mails = (await serviceClient()).from("email_outbox");
  return (await mails.select("id").eq("to_address", email)).data?.length ?? Number.NaN;
}

function ofBooking(purpose: LinkPurpose): Sign {
  return async (email) => {
    // An email's third booking is held.
    for (let others = purpose === "confirm" ? 2 : 0; others > 0; others--) {
      await storeBooking({ email });
    }
    const link = { purpose, id: await storeBooking({ email }), sequence: 0 };
    return signLink(link, Date.now() + 60_000, await signingSecret());
  };
}

function ofSubscriber(kind: "confirm" | "unsubscribe"): Sign {
  return async (email) => {
    await storeSubscriber(email, kind === "confirm" ? "pending" : "confirmed");
    const client = await serviceClient();
    const columns = "id, confirmations";
    const { data } = await client.from("subscribers").select(columns).eq("email", email).single();
    const subject = kind === "confirm" ? data?.confirmations[0] : data?.id;
    return signToken(`newsletter-${kind}`, subject ?? "", null, await signingSecret());
  };
}
