import { isDeepStrictEqual } from "node:util";
import { type ByKey, type Kind, schemaOf } from "@/lib/content/kind";
import { kinds } from "@/lib/content/kinds";
import { upgraded } from "@/lib/content/overlay";
import { parseMediaPath } from "@/lib/markdown/media-path";
import type { Json } from "@/lib/supabase/database.types";
import { replaceExport } from "./rewrite";

/** An entry as the database's export_contents returns it. */
export type PulledEntry = {
  kind: string;
  key: string;
  status: "draft" | "published" | "hidden";
  published: Json;
  schema_no: number;
  is_added: boolean;
};

type Pulled = { files: Map<string, string>; lines: string[] };

/** Writes published entries into the texts of content files. `lines` says what became of each. */
export function pullContents(
  entries: readonly PulledEntry[],
  readFile: (path: string) => string,
): Pulled {
  const files = new Map<string, string>();
  const lines: string[] = [];
  for (const [name, kind] of Object.entries(kinds as Record<string, Kind>)) {
    const defaults = kind.defaults();
    const values: Record<string, unknown> = { ...defaults };
    for (const entry of entries.filter((one) => one.kind === name)) {
      const { value, outcome } = read(kind, entry, defaults[entry.key]);
      if (value) values[entry.key] = value;
      lines.push(`${name}/${entry.key}: ${outcome}`);
    }
    const before = filesOf(kind, defaults);
    for (const [path, constants] of Object.entries(filesOf(kind, values))) {
      for (const [constant, after] of Object.entries(constants)) {
        const old = before[path]?.[constant];
        if (isDeepStrictEqual(old, after)) continue;
        const source = files.get(path) ?? readFile(path);
        files.set(path, replaceExport(source, constant, old, after));
      }
    }
  }
  return { files, lines };
}

/** Returns what a kind's files export: values by constant by path. */
export function filesOf(kind: Kind, values: Readonly<Record<string, unknown>>) {
  return kind.files?.(values as ByKey<unknown>) ?? {};
}

function read(kind: Kind, entry: PulledEntry, fallback: unknown) {
  if (!kind.files) return { outcome: "skipped (no file)" };
  if (entry.status !== "published") return { outcome: `skipped (${entry.status})` };
  const stored = { value: entry.published, schemaNo: entry.schema_no };
  const { data, success } = schemaOf(kind, entry.key).safeParse(upgraded(kind, stored));
  if (!success) return { outcome: "skipped: it doesn't fit its form; publish it again" };
  if (isDeepStrictEqual(data, fallback)) return { outcome: "unchanged" };
  if (fallback === undefined && usesLibrary(data)) {
    return {
      outcome:
        "skipped: its pictures are in the media library; keep it in the admin, or see content/screenshots/README.md",
    };
  }
  return { value: data, outcome: "written" };
}

function usesLibrary(value: unknown): boolean {
  if (typeof value === "string") return parseMediaPath(value) !== null;
  return typeof value === "object" && value !== null && Object.values(value).some(usesLibrary);
}
