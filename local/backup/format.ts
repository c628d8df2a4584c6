import { z } from "zod";
import { StackError } from "../process/stack-error.ts";
import { damaged, type Passphrase, readLines } from "./file.ts";

const format = "site-backup 1";

/**
 * The first line of a backup. The rows of its tables follow, each a line with a JSON array of texts, then a
 * line for each picture, and a last one with how many pictures there are.
 */
const Header = z.object({
  format: z.literal(format),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  /** Accounts as Supabase's own auth server has them. */
  hostedAuth: z.boolean(),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
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
  base64: z.base64(),
});
const End = z.object({ pictures: z.int().nonnegative() });

export type Picture = Omit<z.infer<typeof Picture>, "base64"> & { bytes: Buffer };

export const headerLine = (header: Omit<Header, "format">) => toLine({ format, ...header });

export const pictureLine = ({ bytes, ...picture }: Picture) =>
  toLine({ ...picture, base64: bytes.toString("base64") });

export const endLine = (pictures: number) => toLine({ pictures });

const toLine = (value: object) => `${JSON.stringify(value)}\n`;

export function parsePicture(line: string): Picture {
  const { base64, ...picture } = Picture.parse(JSON.parse(line));
  return { ...picture, bytes: Buffer.from(base64, "base64") };
}

export type Contents = { header: Header; rows: number; pictures: number };

/** Reads a whole backup, to its last line. Throws a StackError for one that cannot be restored. */
export async function checkBackup(file: string, passphrase: Passphrase): Promise<Contents> {
  let header: Header | undefined;
  let rows = 0;
  let count = 0;
  let last = "";
  for await (const line of readLines(file, passphrase)) {
    header ??= parseHeader(file, line);
    last = line;
    count += 1;
  }
  if (!header) throw damaged(file, "it is empty");
  for (const table of header.tables) rows += table.rows;
  const pictures = count - rows - 2;
  const end = End.safeParse(pictures < 0 ? null : JSON.parse(last));
  if (end.data?.pictures !== pictures) throw damaged(file, "its end is missing");
  return { header, rows, pictures };
}

export function parseHeader(file: string, line: string): Header {
  const { data } = Header.safeParse(JSON.parse(line));
  if (data) return data;
  throw new StackError(`${file} was made by another version of this program: nothing was changed.`);
}
