import { z } from "zod";
import { parseJson } from "../../lib/parse-json.ts";
import { StackError } from "../process/stack-error.ts";
import { damaged, type Passphrase, readLines } from "./file.ts";

const format = "site-backup 1";

/**
 * The first line of a backup. It is followed by a line for each picture, a line for each table row
 * (a JSON array of strings), and an end marker.
 */
const Header = z.object({
  format: z.literal(format),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  /** Whether the accounts come from Supabase's own auth server. */
  hostedAuth: z.boolean(),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  pictures: z.int().nonnegative(),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().nonnegative() }),
  ),
});
export type Header = z.infer<typeof Header>;

const Picture = z.object({
  bucket: z.string(),
  name: z.string(),
  mimetype: z.string(),
  cacheControl: z.string(),
  base64: z.string().nullable(),
});

/** `bytes` is null if the file no longer existed when the backup was made. */
export type Picture = Omit<z.infer<typeof Picture>, "base64"> & { bytes: Buffer | null };

const end = { end: true };

export const headerLine = (header: Omit<Header, "format">) => toLine({ format, ...header });

export const pictureLine = ({ bytes, ...picture }: Picture) =>
  toLine({ ...picture, base64: bytes?.toString("base64") ?? null });

export const endLine = () => toLine(end);

const toLine = (value: object) => `${JSON.stringify(value)}\n`;

/** Throws a StackError if the line is not a valid picture. */
export function parsePicture(file: string, line: string): Picture {
  const { data } = Picture.safeParse(parseJson(line));
  if (!data) throw damaged(file, "a picture of it cannot be read");
  const { base64, ...picture } = data;
  return { ...picture, bytes: base64 === null ? null : Buffer.from(base64, "base64") };
}

export const countRows = ({ tables }: Header) =>
  tables.reduce((total, { rows }) => total + rows, 0);

/** Validates a backup by reading all of it. Throws a StackError if it cannot be restored. */
export async function checkBackup(file: string, passphrase: Passphrase): Promise<Header> {
  let header: Header | undefined;
  let count = 0;
  let last = "";
  for await (const line of readLines(file, passphrase)) {
    header ??= parseHeader(file, line);
    last = line;
    count += 1;
  }
  const expected = header && 1 + header.pictures + countRows(header) + 1;
  if (header && count === expected && last === JSON.stringify(end)) return header;
  throw damaged(file, "its end is missing");
}

function parseHeader(file: string, line: string): Header {
  const { data } = Header.safeParse(parseJson(line));
  if (data) return data;
  throw new StackError(`${file} is no backup that this version of the site can read.`);
}
