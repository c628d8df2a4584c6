import { setTimeout as wait } from "node:timers/promises";

type Values = Record<string, string>;
type Form = { path: string; success: string; values(number: number): Values };
type FilledForm = Form & { hidden: [string, string][] };

/** Milliseconds after which a submission is no longer retried. */
const maxMs = 300_000;

const email = (number: number) => `guest-${number}@mail.example`;

/** Reads the four public forms from a server's pages. */
export async function publicForms(url: string): Promise<FilledForm[]> {
  const { free } = await (await fetch(`${url}/api/slots`)).json();
  return Promise.all(
    formsOf(free).map(async (form) => {
      const page = await (await fetch(url + form.path)).text();
      return { ...form, hidden: hiddenFields(page, Object.keys(form.values(0))[0] ?? "") };
    }),
  );
}

function formsOf(free: string[]): Form[] {
  const visitor = (number: number) => ({
    user_name: `Guest ${number}`,
    user_email: email(number),
  });
  return [
    {
      path: "/contact",
      success: "Message sent successfully!",
      values: (number) => ({ ...visitor(number), message: "Hello" }),
    },
    {
      path: "/contact",
      success: "Thank you for subscribing!",
      values: (number) => ({ newsletter_email: email(number) }),
    },
    {
      path: "/portfolio/8",
      success: "on the waitlist!",
      values: (number) => ({ name: "Guest", email: email(number) }),
    },
    {
      path: "/get-started",
      success: "re booked.",
      values: (number) => ({ ...visitor(number), starts_at: free[number] ?? "" }),
    },
  ];
}

/**
 * Submits a form to the servers in turn until one confirms it; returns the number of tries. All
 * tries share one key, as with the page's script.
 */
export async function submitForm(
  urls: string[],
  { path, success, values, hidden }: FilledForm,
  number: number,
  visitor: number,
): Promise<number> {
  const body = new FormData();
  const fields = { ...values(number), submission_key: crypto.randomUUID() };
  for (const [name, value] of [...hidden, ...Object.entries(fields)]) body.set(name, value);
  const ip = `10.0.${visitor >> 8}.${visitor & 255}`;
  const headers = { "x-forwarded-for": ip, origin: urls[0] ?? "" };
  let last = "";
  let tries = 0;
  for (const end = Date.now() + maxMs; Date.now() < end; await wait(500)) {
    const url = urls[(visitor + tries++) % urls.length] ?? "";
    try {
      const answer = await fetch(url + path, { method: "POST", body, headers });
      const text = await answer.text();
      if (text.includes(success)) return tries;
      last = `status ${answer.status}`;
    } catch (error) {
      last = String(error);
    }
  }
  throw new Error(`${path} took no submission within five minutes: ${last}`);
}

/** Returns the hidden fields of the form that has a field of this name. */
function hiddenFields(page: string, name: string): [string, string][] {
  const forms = page.match(/<form.*?<\/form>/gs) ?? [];
  const form = forms.find((form) => form.includes(`name="${name}"`)) ?? "";
  const found = form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g);
  return [...found].map(([, name = "", value = ""]) => [name, value.replaceAll("&quot;", '"')]);
}
