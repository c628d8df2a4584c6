import "server-only";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { Busboy, type BusboyFileStream, type BusboyHeaders } from "@fastify/busboy";
import { reportError } from "@/lib/log";
import { maxUploadBytes } from "./upload-rules";

/** `failure` is null if the file is on disk; otherwise no file is kept. */
export type Upload = {
  fileName: string;
  siteUrl: string;
  failure: null | "noFile" | "tooLarge" | "full" | "unread";
};

type Options = {
  /** Returns which of these ids belong to imports that still need their file. */
  findNeeded: (ids: string[]) => Promise<ReadonlySet<string>>;
  maxBytes?: number;
};

/** Allowance for the rest of the form: the other field and the multipart boundaries. */
const maxFormBytes = 16 * 1024;
/** Limit for all files together; files of failed imports stay for a day. */
const maxTotalBytes = 1024 ** 3;
const maxAgeMs = 24 * 60 * 60 * 1000;
const sweepMs = 60 * 60 * 1000;
/** Node's request timeout: a file younger than this may still be uploading. */
const arrivalMs = 5 * 60 * 1000;

const folderName = /^import-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id is secret until its folder exists, so no other local user can create it first. */
const folderOf = (id: string) => join(tmpdir(), `import-${id}`);

export const uploadedFile = (id: string) => join(folderOf(id), "file");

/** Returns false if the file is on another server or has been deleted. */
export async function isUploaded(id: string): Promise<boolean> {
  return (await stat(uploadedFile(id)).catch(() => null)) !== null;
}

export async function removeUpload(id: string): Promise<void> {
  await rm(folderOf(id), { recursive: true, force: true });
}

/**
 * Streams a form's file to disk. If it is too large, the rest is read and discarded, since
 * browsers show no response until they have sent everything.
 */
export async function receiveUpload(
  request: Request,
  id: string,
  { findNeeded, maxBytes = maxUploadBytes }: Options,
): Promise<Upload> {
  const upload: Upload = { fileName: "", siteUrl: "", failure: "noFile" };
  const declared = Number(request.headers.get("content-length") ?? 0);
  let file: BusboyFileStream | undefined;
  let stored = Promise.resolve(0);
  try {
    const form = new Busboy({
      headers: Object.fromEntries(request.headers) as BusboyHeaders,
      limits: { fileSize: maxBytes, files: 1, fields: 4, fieldSize: 4_000, headerSize: 4_000 },
    });
    form.on("field", (name, value) => {
      if (name === "from") upload.siteUrl = value.trim();
    });
    form.on("file", (_field, stream, fileName = "") => {
      // Emitted if the body is cut off; without a listener it would crash the process.
      stream.on("error", (error) => form.destroy(error));
      upload.fileName = fileName.replace(/\p{Cc}/gu, "").slice(-200);
      if (declared > maxBytes + maxFormBytes) upload.failure = "tooLarge";
      if (upload.failure !== "noFile" || !upload.fileName) return stream.resume();
      file = stream;
      const output = createWriteStream(uploadedFile(id), { flags: "wx", mode: 0o600 });
      stored = pipeline(stream, output).then(() => output.bytesWritten);
      stored.catch((error) => form.destroy(error));
    });
    if (!(await makeRoom(maxBytes, findNeeded))) upload.failure = "full";
    await mkdir(folderOf(id), { mode: 0o700 });
    if (request.body) await pipeline(Readable.fromWeb(request.body as ReadableStream), form);
    if ((await stored) > 0) upload.failure = file?.truncated ? "tooLarge" : null;
  } catch (error) {
    upload.failure = "unread";
    if (!request.signal.aborted) reportError(error, "upload of an import");
    file?.destroy();
    await stored.catch(() => {});
  }
  if (upload.failure) await removeUpload(id);
  return upload;
}

/** Deletes uploads older than a day, now and every hour. */
export function sweepUploads(): void {
  const sweep = () => removeOldUploads().catch((error) => reportError(error, "uploads of imports"));
  void sweep();
  setInterval(sweep, sweepMs).unref();
}

async function removeOldUploads(): Promise<void> {
  for (const { id, time } of await listUploads()) {
    if (time < Date.now() - maxAgeMs) await removeUpload(id);
  }
}

/** Deletes the oldest unneeded files until `bytes` more fit. Returns false if they still don't. */
async function makeRoom(bytes: number, findNeeded: Options["findNeeded"]): Promise<boolean> {
  const uploads = (await listUploads()).sort((a, b) => a.time - b.time);
  let total = uploads.reduce((sum, { size }) => sum + size, bytes);
  if (total <= maxTotalBytes) return true;
  const needed = await findNeeded(uploads.map(({ id }) => id));
  for (const { id, time, size } of uploads) {
    if (total <= maxTotalBytes) break;
    if (needed.has(id) || time > Date.now() - arrivalMs) continue;
    await removeUpload(id);
    total -= size;
  }
  return total <= maxTotalBytes;
}

async function listUploads() {
  const found = (await readdir(tmpdir())).filter((name) => folderName.test(name));
  return Promise.all(
    found.map(async (name) => {
      const id = name.slice("import-".length);
      const folder = await stat(folderOf(id)).catch(() => null);
      const file = await stat(uploadedFile(id)).catch(() => null);
      return { id, time: folder?.mtimeMs ?? 0, size: file?.size ?? 0 };
    }),
  );
}
