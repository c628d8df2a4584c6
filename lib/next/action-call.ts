import { parseJson } from "../parse-json.ts";
import { withFallback } from "../with-fallback.ts";
/**
 * Returns the id of the action that a POST to a page calls, or null unless React could have written
 * the body for our forms and pages. Anything else would fail inside Next.js with status 500.
 */
export async function calledAction(
  headers: Headers,
  body: Uint8Array<ArrayBuffer>,
): Promise<string | null> {
  const type = headers.get("content-type") ?? "";
  const id = headers.get("next-action");
  if (!type.startsWith("multipart/form-data")) {
    return id !== null && type.startsWith("text/plain") && areArguments(textOf(body)) ? id : null;
  }
  const fields = await fieldsOf(type, body);
  if (!fields) return null;
  if (id !== null) return isFormOfScript(fields) ? id : null;
  return actionOfForm(fields);
}

type Fields = [name: string, value: string][];

/** Returns null if the body isn't a form, or has files. */
async function fieldsOf(type: string, body: Uint8Array<ArrayBuffer>): Promise<Fields | null> {
  try {
    const form = await new Response(body, { headers: { "content-type": type } }).formData();
    const isText = (field: [string, FormDataEntryValue]): field is Fields[number] =>
      typeof field[1] === "string";
    const fields = [...form];
    return fields.every(isText) ? fields : null;
  } catch {
    return null;
  }
}

/** Expects the previous state and a reference to the fields, which are numbered 1. */
function isFormOfScript(fields: Fields): boolean {
  const [[, value] = [], ...more] = fields.filter(([name]) => !name.startsWith("_1_"));
  const given = parseJson(value);
  if (more.length > 0 || !Array.isArray(given) || given.length !== 2) return false;
  return given[1] === "$K1" && isPlain(given[0]);
}

/**
 * Reads the action of a form submitted without JavaScript, which binds the previous state to it.
 */
function actionOfForm(fields: Fields): string | null {
  const called = Object.fromEntries(fields.filter(([name]) => name.startsWith("$ACTION_")));
  const names = Object.keys(called).filter((name) => name !== "$ACTION_KEY");
  const [, kind, rest = ""] = /^\$ACTION_(ID|REF)_(\w+)$/.exec(names.toSorted().at(-1) ?? "") ?? [];
  if (kind === "ID") return names.length === 1 ? rest : null;
  const bound = `$ACTION_${rest}:`;
  const reference = parseJson(called[`${bound}0`]);
  if (names.length !== 3 || !areArguments(called[`${bound}1`])) return null;
  if (typeof reference !== "object" || reference === null) return null;
  const { id, bound: state, ...others } = reference as Record<string, unknown>;
  const isReference = state === "$@1" && Object.keys(others).length === 0;
  return isReference && typeof id === "string" ? id : null;
}

const maxArguments = 4;

function areArguments(text: string | undefined): boolean {
  const given = parseJson(text);
  return Array.isArray(given) && given.length <= maxArguments && given.every((arg) => isPlain(arg));
}

const maxDepth = 6;

/** Rejects the references that React writes as `$` and a letter, except `$undefined`. */
function isPlain(value: unknown, depth = 1): boolean {
  if (typeof value === "string") return !/^\$(?!\$|undefined$)/.test(value);
  if (typeof value !== "object" || value === null) return true;
  return depth < maxDepth && Object.values(value).every((part) => isPlain(part, depth + 1));
}

/** Returns undefined if the body isn't valid UTF-8. */
const textOf = (body: Uint8Array) =>
  withFallback(undefined, () => new TextDecoder("utf-8", { fatal: true }).decode(body));
