import type { Metadata } from "next";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { ConfirmedForm } from "@/components/accounts/confirmed-form";
import { UsernameForm } from "@/components/accounts/own/username-form";
import { deleteAccount } from "@/lib/accounts/own/actions";
import { ownUnsubscribeLink, readOwnData, upcomingBookings } from "@/lib/accounts/own/queries";
import { ownForms } from "@/lib/accounts/own/strings";
import { may } from "@/lib/auth/permissions";
import { ownSession } from "@/lib/auth/session";
import { readFlashes } from "@/lib/forms/flash";
import { formatShortStart, formatZone } from "@/lib/time/format";

export const metadata: Metadata = {
  title: "Your account",
  // Its links contain tokens, which must not leak to other sites through the Referer header.
  referrer: "same-origin",
};

export default async function AccountPage({ searchParams }: PageProps<"/account">) {
  const session = await ownSession();
  if (!session || may(session.viewer, "admin")) redirect("/login?next=/account");
  const { viewer, client } = session;
  const [data, flashFor] = await Promise.all([readOwnData(client), readFlashes(searchParams)]);
  const { account = [], waitlist = [] } = data;
  const bookings = upcomingBookings(data);
  const unsubscribe = ownUnsubscribeLink(data);
  return (
    <div className="wrap py-[var(--section)]">
      <h1 className="headline">Your account.</h1>
      <p className="lead mt-5">{viewer.email}</p>
      <Section title="Username">
        <UsernameForm username={account[0]?.username ?? ""} flash={flashFor(ownForms.username)} />
      </Section>
      <Section title="Consultations">
        {bookings.length === 0 && (
          <p>
            You have no upcoming consultations.{" "}
            <a href="/get-started" className="link">
              Book a call
            </a>
          </p>
        )}
        <ul className="space-y-4">
          {bookings.map(({ id, startsAt, zone, rescheduleUrl, cancelUrl }) => (
            <li key={id}>
              <p className="font-[650]">
                {formatShortStart(startsAt, zone)} ({formatZone(zone, startsAt)})
              </p>
              <p className="flex flex-wrap gap-x-6">
                <a href={rescheduleUrl} className="link">
                  Choose another time
                </a>
                <a href={cancelUrl} className="link">
                  Cancel consultation
                </a>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Waitlists">
        {waitlist.length === 0 && <p>You're not on any waitlists.</p>}
        <ul className="space-y-2">
          {waitlist.map(({ id, project_name, status }) => (
            <li key={id}>
              <span className="font-[650]">{project_name}</span>: {waitlistStatuses[status]}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Newsletter">
        {unsubscribe ? (
          <p>
            You're subscribed to our newsletter.{" "}
            <a href={unsubscribe} className="link">
              Unsubscribe
            </a>
          </p>
        ) : (
          <p>You're not subscribed. You can sign up at the bottom of this page.</p>
        )}
      </Section>
      <Section title="Your data">
        <p className="mb-8">
          <a href="/account/export" className="button button-quiet">
            Download as JSON
          </a>
        </p>
        <ConfirmedForm
          action={deleteAccount}
          page="/account"
          viewer={viewer}
          flash={flashFor(ownForms.deletion)}
          label="Delete account"
          button="Delete account"
          danger
          check="Delete everything about me"
        >
          <p>
            This permanently deletes your account, messages, bookings, waitlist entries and
            subscription. Cancel any upcoming consultations first, so that we know.
          </p>
        </ConfirmedForm>
      </Section>
    </div>
  );
}

const waitlistStatuses: Record<string, string> = {
  pending: "waiting",
  approved: "you're in",
  rejected: "no place for now",
};

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-12 border-t-4 border-mask pt-6">
      <h2 className="mb-4 text-[1.5rem] leading-tight">{title}</h2>
      {children}
    </section>
  );
}
