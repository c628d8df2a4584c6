import { isDeepStrictEqual } from "node:util";
import { pictures } from "@/content/pictures";
import { describe } from "@/lib/content/form/describe";
import { type Field, join, type Typed, toTyped } from "@/lib/content/form/typed";
import { type Kind, schemaOf } from "@/lib/content/kind";
import { shapeOf } from "@/tests/content-form";

/** `words` has the word that was put into a field; not all fields can have one. */
export type Changed = {
  typed: Typed;
  words: Map<string, string>;
  /** Fields for which no other value fits. */
  kept: string[];
};

type Leaf = {
  original: string;
  word: string;
  /** Values to try, in this order. */
  values: string[];
};

/** Changes every field to another value that fits the schema, and adds items to short lists. */
export function changeFields(kind: Kind, key: string, value: unknown): Changed {
  const schema = schemaOf(kind, key);
  const form = describe(schema);
  const grown = grow(form, toTyped(form, value));
  const leaves = new Map<string, Leaf>();
  visit(form, grown, "", (path, field, text) => {
    leaves.set(path, leafOf(path, field, text));
    return text;
  });
  for (;;) {
    const typed = visit(form, grown, "", (path) => leaves.get(path)?.values[0] ?? "");
    const { success, error } = schema.safeParse(typed);
    if (success) return { typed, ...resultOf(leaves) };
    for (const path of new Set(error.issues.map(({ path }) => path.join(".")))) {
      const leaf = leaves.get(path);
      if (!leaf || leaf.values.length < 2) throw new Error(`No value fits ${path}: ${error}`);
      leaf.values.shift();
    }
  }
}

function resultOf(leaves: ReadonlyMap<string, Leaf>) {
  const words = new Map<string, string>();
  const kept: string[] = [];
  for (const [path, { values, word, original }] of leaves) {
    if (values[0]?.includes(word)) words.set(path, word);
    if (values[0] === original) kept.push(path);
  }
  return { words, kept };
}

/** A form with one field changed, and the same form without this change. */
export type Single = { path: string; before: Typed; after: Typed };

/**
 * Changes fields that can't have a word, such as numbers, switches and pictures: each alone, and of a
 * list's items only those of one. Skips the paths in `seen`, and adds the changed ones to it.
 */
export function singleChanges(
  kind: Kind,
  key: string,
  value: unknown,
  seen = new Set<string>(),
): Single[] {
  const schema = schemaOf(kind, key);
  const form = describe(schema);
  const { typed, words, kept } = changeFields(kind, key, value);
  const original = toTyped(form, value);
  const texts = new Map<string, string>();
  visit(form, typed, "", (path, _, text) => {
    texts.set(path, text);
    return text;
  });
  return [...texts].flatMap(([path, changed]) => {
    const place = path.replaceAll(/\d+/g, "0");
    if (words.has(path) || kept.includes(path) || seen.has(place)) return [];
    const put = (all: Typed, text: string) =>
      visit(form, all, "", (at, _, old) => (at === path ? text : old));
    const old = textAt(original, path);
    const pairs: [Typed, Typed][] = [[original, put(original, changed)]];
    if (old !== undefined) pairs.push([put(typed, old), typed]);
    const found = pairs.find((pair) => {
      const [before, after] = pair.map((one) => schema.safeParse(one));
      return before?.success && after?.success && !isDeepStrictEqual(before.data, after.data);
    });
    if (!found) return [];
    seen.add(place);
    return [{ path, before: found[0], after: found[1] }];
  });
}

function textAt(typed: Typed, path: string): string | undefined {
  const found = path.split(".").reduce<unknown>((value, name) => Object(value)[name], typed);
  return typeof found === "string" ? found : undefined;
}

/** Adds an item to lists with fewer than two, or one of each shape. */
function grow(field: Field, typed: Typed): Typed {
  if (field.widget === "list") {
    const items = typed as Typed[];
    const { item } = field;
    const added =
      item.widget === "variant"
        ? Object.keys(item.variants).map((type) => toTyped(item, { type }))
        : items.length < 2
          ? [toTyped(item, {})]
          : [];
    return [...items, ...added].map((one) => grow(item, one));
  }
  const fields = shapeOf(field, typed);
  if (!fields) return typed;
  const grown = Object.entries(typed).map(([name, inner]) => {
    return [name, fields[name] ? grow(fields[name], inner) : inner];
  });
  return Object.fromEntries(grown);
}

type Replace = (path: string, field: Field, text: string) => string;

/** Replaces each text of a form's values. */
function visit(field: Field, typed: Typed, path: string, replace: Replace): Typed {
  if (typeof typed === "string") return replace(path, field, typed);
  if (field.widget === "list") {
    return (typed as Typed[]).map((one, at) => visit(field.item, one, join(path, at), replace));
  }
  const fields = shapeOf(field, typed);
  const values = Object.entries(typed).map(([name, inner]) => {
    const known = field.widget === "picture" ? field : fields?.[name];
    return [name, known ? visit(known, inner, join(path, name), replace) : inner];
  });
  return Object.fromEntries(values);
}

let count = 0;

function leafOf(path: string, field: Field, original: string): Leaf {
  count += 1;
  const word = `zq${count.toString(36).padStart(3, "0")}`;
  const others = valuesOf(path, field, original, word).filter((value) => value !== original);
  return { original, word, values: [...others, original] };
}

function valuesOf(path: string, field: Field, text: string, word: string): string[] {
  const page = `https://${word}.example/`;
  switch (field.widget) {
    case "switch":
      return [text ? "" : "on"];
    case "choice": {
      const names = Object.keys(field.options);
      const at = names.indexOf(text) + 1;
      return [...names.slice(at), ...names.slice(0, at)];
    }
    case "number":
      return [...(text ? [`${Number(text) + 1}`, `${Number(text) - 1}`] : []), "5", "2020"];
    case "date":
      return ["2031-03-17", "2032-04-18"];
    case "link":
      return [page];
    default: {
      if (path.endsWith(".src") || path === "src") return Object.keys(pictures);
      const gap = field.widget === "markdown" ? "\n\n" : " ";
      const colours = ["#0b1f18", "#fefefe"];
      const times = ["07:07", "19:19", "03-17"];
      const video = `https://youtu.be/${word}abcdef`;
      return [
        `${text}${gap}${word}`.trim(),
        word,
        `${word}@mail.example`,
        video,
        ...colours,
        ...times,
      ];
    }
  }
}
