import { parseJson } from "../../lib/parse-json.ts";
import type { MailFaults } from "./faults.ts";
import { isMailError, type MailContent, type MailError, mailError, parseMail } from "./message.ts";
import type { MailStore } from "./store.ts";

const maxBatchSize = 100;

/** Handles Resend's `POST /emails` and `POST /emails/batch`. */
export async function acceptMail(
  request: Request,
  { store, faults }: { store: MailStore; faults: MailFaults },
): Promise<Response> {
  const batch = new URL(request.url).pathname === "/emails/batch";
  const key = request.headers.get("idempotency-key");
  const body = await request.text();
  const headError = checkHead(request, key);
  if (headError) return answerError(headError);

  const { error, delay } = faults.next();
  if (error) {
    await delay();
    return answerError(error);
  }
  const result = storeOnce(store, batch, key, body);
  // Delay after storing: a sender that times out and retries must not cause a duplicate.
  await delay();
  if (isMailError(result)) return answerError(result);
  return Response.json(batch ? { data: result.map((id) => ({ id })) } : { id: result[0] });
}

function checkHead(request: Request, key: string | null): MailError | null {
  if (!request.headers.get("authorization")?.startsWith("Bearer ")) {
    return mailError(401, "missing_api_key", "Missing API key in the authorization header.");
  }
  if (key !== null && (key.length < 1 || key.length > 256)) {
    return mailError(400, "invalid_idempotency_key", "The key must be between 1-256 chars.");
  }
  return null;
}

function storeOnce(
  store: MailStore,
  batch: boolean,
  key: string | null,
  body: string,
): string[] | MailError {
  const known = key ? store.recall(key, body) : null;
  if (known === "other") {
    return mailError(
      409,
      "invalid_idempotent_request",
      "Same idempotency key used with a different request payload.",
    );
  }
  if (known) return known;
  const mails = parseBody(body, batch);
  if (isMailError(mails)) return mails;
  const ids = store.add(mails);
  if (key) store.remember(key, body, ids);
  return ids;
}

function parseBody(body: string, batch: boolean): MailContent[] | MailError {
  const json = parseJson(body);
  const entries = batch ? json : [json];
  if (!Array.isArray(entries) || entries.length === 0 || entries.length > maxBatchSize) {
    const message = `A batch should be a list of 1 to ${maxBatchSize} mails.`;
    return mailError(422, "validation_error", message);
  }
  const mails: MailContent[] = [];
  for (const entry of entries) {
    const mail = parseMail(entry);
    if (isMailError(mail)) return mail;
    mails.push(mail);
  }
  return mails;
}

function answerError(error: MailError): Response {
  const headers: HeadersInit = error.statusCode === 429 ? { "retry-after": "1" } : {};
  return Response.json(error, { status: error.statusCode, headers });
}
