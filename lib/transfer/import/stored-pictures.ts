import "server-only";
import sharp from "sharp";
import { z } from "zod";
import { parseMediaPath } from "@/lib/markdown/media-path";
import { maxPictureBytes } from "@/lib/media/strings";
import { filesOf, type StoredFile } from "@/lib/transfer/export/pictures";
import { leaveOut, type TransferReport } from "@/lib/transfer/report";
import type { Files } from "./files";
import { jsonRows } from "./json-rows";
import type { ImportOptions } from "./options";

const Row = z.object({
  id: z.guid(),
  name: z.string(),
  alt: z.string(),
  path: z.string(),
  bytes: z.int(),
  created_at: z.string().max(64),
});

/** One year: a stored file never changes. */
const cacheControl = "31536000";

/** Puts the pictures of an export into the library, and its covers beside them, as the files they are. */
export async function storeStoredPictures(
  files: Files,
  options: ImportOptions,
  report: TransferReport,
): Promise<void> {
  for await (const value of jsonRows(files, "data/media.json", options.turn)) {
    await options.turn?.();
    const { data: row } = Row.safeParse(value);
    const failure = row ? await storePicture(files, options, row) : "its entry cannot be read";
    if (failure === null) report.pictures += 1;
    else if (failure) leaveOut(report, `picture ${row?.name ?? ""}`, failure);
  }
  const covers = files.names.filter((name) => name.startsWith("pictures/covers/"));
  for (const name of covers) {
    await options.turn?.();
    const file = { bucket: "covers", name: name.slice("pictures/covers/".length) } as const;
    const failure = await storeFile(files, options, file);
    if (failure) leaveOut(report, `picture ${name}`, failure);
  }
}

/** Why it is left out; null once it is stored, an empty text where the library has it. */
async function storePicture(files: Files, options: ImportOptions, row: z.infer<typeof Row>) {
  const { client, isApplied } = options;
  if (parseMediaPath(row.path)?.id !== row.id) return "its path is none of a picture";
  const known = await client.from("media").select("id").eq("id", row.id).maybeSingle();
  if (known.error) throw new Error(`media: ${known.error.message}`);
  if (known.data) return "";
  for (const file of filesOf(row.path)) {
    const failure = await storeFile(files, options, file);
    if (failure) return failure;
  }
  if (!isApplied) return null;
  const { error } = await client.from("media").insert(row);
  return error ? error.message : null;
}

/** Null for a file that is stored, or there. */
async function storeFile(
  files: Files,
  { client, isApplied }: ImportOptions,
  { bucket, name }: StoredFile,
): Promise<string | null> {
  const [, width, type] = /\/(?:(\d+)|animated)\.(avif|webp)$/.exec(name) ?? [];
  const path = `pictures/${bucket}/${name}`;
  if (!type) return "its name is none of a picture";
  if (!files.has(path)) return `${path} is not in the zip`;
  const bytes = await files.read(path, maxPictureBytes);
  // It is sent to visitors as it is.
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const format = found?.format === "heif" ? "avif" : found?.format;
  if (format !== type || (width && found?.width !== Number(width))) return `${path} is damaged`;
  if (!isApplied) return null;
  const stored = client.storage.from(bucket);
  const options = { contentType: `image/${type}`, cacheControl };
  const { error } = await stored.upload(name, bytes, options);
  return error && !(await stored.exists(name)).data ? error.message : null;
}
