import "server-only";
import { z } from "zod";
import { line } from "@/lib/forms/rules";
import { type MediaPath, parseMediaPath } from "@/lib/markdown/media-path";
import { encodePicture } from "@/lib/media/encode-picture";
import { inspectPicture, PictureError } from "@/lib/media/inspect-picture";
import { maxAltLength, maxNameLength } from "@/lib/media/schema";
import { storeFiles } from "@/lib/media/store-picture";
import { maxPictureBytes } from "@/lib/media/strings";
import { findRow } from "@/lib/supabase/query";
import type { Files } from "@/lib/transfer/import/files";
import { jsonRows } from "@/lib/transfer/import/json-values";
import type { ImportOptions } from "@/lib/transfer/import/options";
import { TransferError } from "@/lib/transfer/import/transfer-error";
import { leaveOut, type TransferReport } from "@/lib/transfer/report";

const Row = z.object({
  id: z.guid(),
  name: line("Name", maxNameLength).min(1),
  alt: line("Description", maxAltLength),
  path: z.string().max(200),
  created_at: z
    .string()
    .regex(/^[1-9]\d{3}-\d\d-\d\d[T ][\d:.]{8,15}(?:Z|[+-][01]\d(?::?\d\d)?)$/)
    .refine((time) => !Number.isNaN(Date.parse(time))),
});

const coverFile =
  /^pictures\/covers\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/([1-9]\d{0,3})\.(avif|webp)$/;

type Shape = Pick<MediaPath, "id" | "width"> & Partial<MediaPath>;

/** Stores the library pictures and covers of an export, re-encoded like uploads. */
export async function storeStoredPictures(
  files: Files,
  options: ImportOptions,
  report: TransferReport,
): Promise<void> {
  for await (const value of jsonRows(files, "data/media.json", options.turn)) {
    await options.turn?.();
    const { data: row } = Row.safeParse(value);
    const failure = row ? await storeMedia(files, options, row) : "its entry cannot be read";
    if (failure === null) report.pictures += 1;
    else if (failure) leaveOut(report, `image ${row?.name ?? ""}`, failure);
  }
  const covers = new Map<string, number>();
  for (const name of files.names.filter((file) => file.startsWith("pictures/covers/"))) {
    const [, id, width] = coverFile.exec(name) ?? [];
    if (id) covers.set(id, Math.max(Number(width), covers.get(id) ?? 0));
    else leaveOut(report, "cover files", "not valid image names");
  }
  for (const [id, width] of covers) {
    await options.turn?.();
    const drawn = await redraw(files, "covers", { id, width }, options);
    if (typeof drawn === "string") leaveOut(report, `cover ${id}`, drawn);
  }
}

/** Returns null if stored, an empty string if already in the library, otherwise the error. */
async function storeMedia(files: Files, options: ImportOptions, row: z.infer<typeof Row>) {
  const { client, isApplied } = options;
  const shape = parseMediaPath(row.path);
  if (shape?.id !== row.id) return "not a valid image path";
  if (await findRow(client, "media", "id", row.id)) return "";
  const drawn = await redraw(files, "media", shape, options);
  if (typeof drawn === "string") return drawn;
  if (!isApplied) return null;
  const { error } = await client.from("media").insert({ ...row, bytes: drawn });
  return error ? error.message : null;
}

/** Returns the largest file's bytes (0 in a dry run), or why the picture cannot be used. */
async function redraw(
  files: Files,
  bucket: "media" | "covers",
  { id, width, height, isAnimated = false }: Shape,
  { client, isApplied }: ImportOptions,
): Promise<number | string> {
  const name = `pictures/${bucket}/${id}/${isAnimated ? "animated" : width}.webp`;
  if (!files.has(name)) return `${name} is not in the zip`;
  try {
    const bytes = await files.read(name, maxPictureBytes);
    const encoded = isApplied ? await encodePicture(bytes) : null;
    const found = encoded ?? (await inspectPicture(bytes));
    const isAsNamed = found.width === width && found.height === (height ?? found.height);
    if (!isAsNamed || found.isAnimated !== isAnimated) return `${name} is damaged`;
    if (encoded) await storeFiles(client, bucket, id, encoded);
    return encoded?.bytes ?? 0;
  } catch (error) {
    if (error instanceof PictureError || error instanceof TransferError) return error.message;
    throw error;
  }
}
