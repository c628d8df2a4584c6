import { serviceClient, storedSubscribers } from "./stored";

/** Inserts a waitlist entry directly into the database. */
export async function storeEntry(entry: {
  email: string;
  name?: string;
  project_id?: string;
  project_name?: string;
  status?: string;
  notes?: string;
}) {
  const values = { name: "Ana Example", project_id: "7", project_name: "Tally", ...entry };
  const client = await serviceClient();
  const stored = client.from("waitlist").insert(values).select("id");
  return (await stored.single().throwOnError()).data.id;
}

/** Inserts entries created at the same time, whose emails share a prefix. */
export async function storeEntries(beginning: string, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, index) => `${beginning}${index}@mail.example`);
  const shared = { name: "Ana Example", project_id: "7", project_name: "Tally" };
  const rows = emails.map((email) => ({ email, ...shared }));
  await (await serviceClient()).from("waitlist").insert(rows).throwOnError();
  return emails;
}

/** Stores a contact message and returns its id. */
export async function storeMessage(email: string, message: string, name = "Ana Example") {
  const answer = await call("submit_message", {
    p_name: name,
    p_email: email,
    p_company: "Example & Sons",
    p_message: message,
    p_ip: crypto.randomUUID(),
    p_mails: mailsTo(email),
  });
  return answer.id;
}

/** Subscribes an email, then confirms or unsubscribes it if `status` says so. */
export async function storeSubscriber(
  email: string,
  status: "pending" | "confirmed" | "unsubscribed" = "pending",
) {
  const confirmation = crypto.randomUUID();
  await call("subscribe", {
    p_email: email,
    p_source: "footer",
    p_confirmation: confirmation,
    p_ip: crypto.randomUUID(),
    p_mails: mailsTo(email),
  });
  if (status === "pending") return;
  await call("confirm_subscription", { p_confirmation: confirmation, p_mails: mailsTo(email) });
  if (status === "confirmed") return;
  const [subscriber] = await storedSubscribers(email);
  await call("unsubscribe", { p_id: subscriber?.id ?? "" });
}

/** Books a consultation, by default at a random time years ahead to avoid collisions. */
export async function storeBooking(booking: {
  email: string;
  startsAt?: number;
  timeZone?: string;
  note?: string;
  plan?: string;
}) {
  const startsAt = booking.startsAt ?? yearsAhead();
  const id = crypto.randomUUID();
  const answer = await call("book_consultation", {
    p_id: id,
    p_starts_at: new Date(startsAt).toISOString(),
    p_ends_at: new Date(startsAt + 5 * 60_000).toISOString(),
    p_name: "Ana Example",
    p_email: booking.email,
    p_note: booking.note ?? "",
    p_time_zone: booking.timeZone ?? "America/Port_of_Spain",
    p_plan: booking.plan ?? "",
    p_ip: crypto.randomUUID(),
    p_mails: mailsTo(booking.email),
    p_hold_mails: mailsTo(booking.email),
  });
  if (!/^(booked|held)$/.test(answer.status)) throw new Error(`The booking is ${answer.status}.`);
  return id;
}

function yearsAhead(): number {
  const minutes = Math.floor(Math.random() * 20_000_000);
  return Date.UTC(2040, 0, 1) + minutes * 60_000;
}

type Answer = { status: string; id: string };
type Client = Awaited<ReturnType<typeof serviceClient>>;

async function call(name: Parameters<Client["rpc"]>[0], values: object): Promise<Answer> {
  const { data } = await (await serviceClient()).rpc(name, values as never).throwOnError();
  return data as unknown as Answer;
}

function mailsTo(to: string) {
  return [{ kind: "test", to, subject: "Test", html: "<p>Test</p>", text: "Test" }];
}
