"use server";

import type { Route } from "next";
import { refresh, updateTag } from "next/cache";
import { redirect } from "next/navigation";
import { type ActionResult, failure, success, withReporting } from "@/lib/action";
import { asAdmin } from "@/lib/admin/action";
import { adminSession } from "@/lib/auth/session";
import { errorsByField } from "@/lib/content/form/describe";
import { editList, readTyped, type Typed } from "@/lib/content/form/typed";
import { type Kind, onlyKey, schemaOf } from "@/lib/content/kind";
import { isKindName, type KindName, kindLabels } from "@/lib/content/kind-labels";
import { isOpenKind, kinds } from "@/lib/content/kinds";
import { schemaNo } from "@/lib/content/overlay";
import { contentTag } from "@/lib/content/queries";
import { flashResult, redirectWith, sentByScripts } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { expireRedirects } from "@/lib/redirects/known-redirects";
import type { SessionClient } from "@/lib/supabase/clients";
import type { Json } from "@/lib/supabase/database.types";
import { call } from "@/lib/supabase/query";
import { areLinked, databaseErrors } from "./errors";
import { formOf, getVersion, isEntry, listEntries, listVersions } from "./queries";
import type { ListedEntry, SaveResult } from "./schema";
import { invalidText, savedText, contentStrings as strings } from "./strings";

/** `form` is the new entry's form. */
type Named = { name: KindName; key: string; version: number; form: string };

/**
 * Saves the form as a draft, or publishes it. A text with errors is saved as a draft, so that
 * nothing typed is lost.
 */
export const saveContent = formAction<SaveResult>(async (form) => {
  const named = readNamed(form);
  if (!named) return { status: "failed", message: strings.missing };
  const fields = formOf(named.name, named.key);
  const button = String(form.get("button") ?? "");
  const sent = readTyped(fields, form);
  const edit = editList(fields, sent, button);
  const session = await adminSession("contents");
  if (!session.client) return { status: "failed", message: session.message };
  const failed: SaveResult = { status: "failed", message: strings.failed };
  const result = await withReporting<SaveResult>("saving a content", failed, async () => {
    const known = await findNew(session.client, named);
    return store(session.client, known, edit?.typed ?? sent, button === "publish");
  });
  if (!(await sentByScripts())) return showResult(named, result, edit?.at);
  if (result.status === "saved" || result.status === "invalid") refresh();
  return result;
});

/** Fills in the entry that a new form has made, such as when its response was lost. */
async function findNew(client: SessionClient, named: Named): Promise<Named> {
  if (named.key !== "" || named.form === "") return named;
  const { form: p_form, name: p_kind } = named;
  const found: Written | null = await call(client, "find_new_content", { p_form, p_kind });
  return { ...named, ...found };
}

async function store(
  client: SessionClient,
  named: Named,
  typed: Typed,
  isPublished: boolean,
): Promise<SaveResult> {
  const { name, key, version } = named;
  const kind: Kind = kinds[name];
  const isKnown = await isEntry(client, { name, key });
  if (!isKnown && (version === 0 || (await listVersions(name, key)).length === 0)) {
    return { status: "failed", message: strings.missing };
  }
  const { data, error } = schemaOf(kind, key).safeParse(typed);
  const errors = error ? errorsByField(error) : await databaseErrors(client, { name, key }, data);
  const count = Object.keys(errors).length;
  const publishes = isPublished && count === 0;
  const { isConflict, ...written } = await write(client, named, typed, {
    event: publishes ? "published" : "saved",
    published: publishes ? data : undefined,
  });
  if (isConflict && !isKnown) return { status: "failed", message: strings.deleted };
  if (isConflict) return { status: "conflict", ...written, message: strings.conflict };
  if (publishes) {
    updateTag(contentTag(name));
    // A new slug redirects the former one.
    expireRedirects();
  }
  if (isPublished && count > 0) {
    return { status: "invalid", ...written, errors, message: invalidText(count) };
  }
  return {
    status: "saved",
    ...written,
    errors,
    message: publishes ? strings.published : savedText(count, error !== undefined),
  };
}

type Written = { key: string; version: number };

type Text = { event: "saved" | "published" | "restored"; published?: unknown };

async function write(
  client: SessionClient,
  { name, key, version, form }: Named,
  typed: Typed,
  { event, published }: Text,
): Promise<Written & { isConflict: boolean }> {
  const kind: Kind = kinds[name];
  const own = key === onlyKey ? kindLabels[name] : kind.titleOf(typed, key);
  const title = own.trim().slice(0, 200) || `Untitled ${kind.noun}`;
  const text = {
    p_kind: name,
    p_event: event,
    p_title: title,
    p_schema_no: schemaNo(kind),
    p_value: typed,
    ...(published !== undefined && { p_published: published as Json }),
  };
  const highest = Math.max(0, ...Object.keys(kind.defaults()).map(Number));
  const answer: Written & { status: string } = key
    ? await call(client, "save_content", { ...text, p_key: key, p_version: version })
    : await call(client, "save_new_content", { ...text, p_form: form, p_after: highest });
  return { key: answer.key, version: answer.version, isConflict: answer.status === "conflict" };
}

/** Shows the result of a form sent without JavaScript on the entry's page. */
async function showResult({ name, key }: Named, result: SaveResult, at?: string): Promise<never> {
  if (result.status === "failed") {
    return redirectWith(`/admin/content/${name}/${key || "new"}`, failure(result.message));
  }
  const page = `/admin/content/${name}/${result.key}` as const;
  if (result.status === "conflict") {
    return redirectWith(`${page}/versions/${result.version}`, failure(result.message));
  }
  if (at) redirect(`${page}?edited=${result.version}#${at}` as Route);
  const isInvalid = result.status === "invalid";
  const answer = isInvalid ? failure(result.message) : success(result.message);
  return redirectWith(page, answer, isInvalid ? { check: "publish" } : {});
}

const changes = { discard: strings.discarded, hide: strings.hidden, show: strings.shown } as const;

/** Discards a draft, or hides or shows an entry. */
export const changeContent = formAction<ActionResult>(async (form) => {
  const named = readNamed(form);
  const change = String(form.get("change")) as keyof typeof changes;
  const result = await asEditor("changing a content", named, async (client, named) => {
    const { name, version } = named;
    if (!Object.hasOwn(changes, change)) return failure(strings.missing);
    if (change === "hide" && !isOpenKind(name)) return failure(strings.failed);
    const id = String(form.get("id")) || (await storeDefault(client, named));
    const isCurrent = await call(client, "change_content", {
      p_id: id,
      p_version: version,
      p_change: change,
    });
    if (!isCurrent) return failure(strings.changed);
    updateTag(contentTag(name));
    refresh();
    const isStillLinked = change === "hide" && (await areLinked(client, [id]));
    return success(isStillLinked ? `${strings.hidden} ${strings.linked}` : changes[change]);
  });
  return flashResult(named ? pageOf(named) : "/admin/content/", result);
});

/** Restores a version as the draft; publishes nothing. */
export const restoreContent = formAction<ActionResult>(async (form) => {
  const named = readNamed(form);
  const result = await asEditor("restoring a content", named, async (client, named) => {
    const { name, key } = named;
    const found = await getVersion(client, name, key, Number(form.get("no")));
    if (!found) return failure(strings.missing);
    const { isConflict } = await write(client, named, found.typed, { event: "restored" });
    return isConflict ? failure(strings.conflict) : success(strings.restored);
  });
  if (!named) return result;
  return result.status === "success"
    ? redirectWith(pageOf(named), result)
    : flashResult(`${pageOf(named)}/versions`, result);
});

/** Moves an entry among those of its kind: "first", "up" or "down". */
export const moveContent = formAction<ActionResult>(async (form) => {
  const named = readNamed(form);
  const result = await asEditor("ordering contents", named, async (client, { name, key }) => {
    const entries = await listEntries(client, name);
    const from = entries.findIndex((entry) => entry.key === key);
    const [entry] = entries.splice(from, from < 0 ? 0 : 1);
    if (!entry) return failure(strings.missing);
    const to = { first: 0, up: from - 1, down: from + 1 }[String(form.get("change"))] ?? from;
    entries.splice(Math.max(0, to), 0, entry);
    await order(client, name, entries);
    updateTag(contentTag(name));
    refresh();
    return success(strings.ordered);
  });
  return flashResult(`/admin/content/${named?.name ?? ""}`, result);
});

/** Also stores defaults, which then have an id. */
async function order(client: SessionClient, name: KindName, entries: readonly ListedEntry[]) {
  await call(client, "order_contents", {
    p_kind: name,
    p_keys: entries.map(({ key }) => key),
    p_titles: entries.map(({ title }) => title),
  });
}

/** Stores a kind's defaults in their present order, and returns the id of one. */
async function storeDefault(client: SessionClient, { name, key }: Named): Promise<string> {
  await order(client, name, await listEntries(client, name));
  return (await listEntries(client, name)).find((entry) => entry.key === key)?.id ?? "";
}

/** Does work on the entry that a form names, if the sender may edit it. Never throws. */
function asEditor(
  where: string,
  named: Named | null,
  work: (client: SessionClient, named: Named) => Promise<ActionResult>,
): Promise<ActionResult> {
  const reported = { where, failed: strings.failed, permission: "contents" } as const;
  return asAdmin(reported, async ({ client }) =>
    named ? work(client, named) : failure(strings.missing),
  );
}

function pageOf({ name, key }: Named) {
  return `/admin/content/${name}/${key}` as const;
}

function readNamed(form: FormData): Named | null {
  const name = String(form.get("kind"));
  const key = String(form.get("key") ?? "");
  const version = Number(form.get("version") ?? 0);
  const sent = String(form.get("form") ?? "");
  const isKey = /^[a-z0-9-]{0,60}$/.test(key);
  return isKindName(name) && isKey && Number.isInteger(version)
    ? { name, key, version, form: sent }
    : null;
}
