import { z } from "zod";
import { StackError } from "../process/stack-error.ts";
import { damaged, type Passphrase, readLines } from "./file.ts";

const format = "site-backup 1";

/**
 * The first line of a backup. A line for each picture follows, then the rows of its tables, each a line with
 * a JSON array of texts, and an end.
 */
const Header = z.object({
  format: z.literal(format),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  /** Accounts as Supabase's own auth server has them. */
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

/** Without bytes where only the name of it is left. */
export type Picture = Omit<z.infer<typeof Picture>, "base64"> & { bytes: Buffer | null };

const end = { end: true };

export const headerLine = (header: Omit<Header, "format">) => toLine({ format, ...header });

export const pictureLine = ({ bytes, ...picture }: Picture) =>
  toLine({ ...picture, base64: bytes?.toString("base64") ?? null });

export const endLine = () => toLine(end);

const toLine = (value: object) => `${JSON.stringify(value)}\n`;

/** Throws a StackError. */
export function parsePicture(file: string, line: string): Picture {
  const { data } = Picture.safeParse(parseJson(line));
  if (!data) throw damaged(file, "a picture of it cannot be read");
  const { base64, ...picture } = data;
  return { ...picture, bytes: base64 === null ? null : Buffer.from(base64, "base64") };
}

export const countRows = ({ tables }: Header) =>
  tables.reduce((total, { rows }) => total + rows, 0);

/** Reads a whole backup, to its last line. Throws a StackError for one that cannot be restored. */
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

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
