import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { oneLine, StackError } from "../process/stack-error.ts";
import { decrypt, encrypt, encryptedStart } from "./encryption.ts";

/** Undefined means no encryption. */
export type Passphrase = string | undefined;

/** Writes a file atomically, readable only by its owner. Throws a StackError. */
export async function writeFile(
  file: string,
  passphrase: Passphrase,
  text: AsyncIterable<string>,
  signal?: AbortSignal,
): Promise<void> {
  if (existsSync(file)) throw new StackError(`${file} exists already: give another name.`);
  const unfinished = `${file}.unfinished`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await rm(unfinished, { force: true });
    const output = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true });
    if (passphrase) await pipeline(text, createGzip(), encrypt(passphrase), output, { signal });
    else await pipeline(text, createGzip(), output, { signal });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw error instanceof StackError
      ? error
      : new StackError(`${file} was not written (${oneLine(error)}): nothing of it was kept.`);
  }
}

/** Throws a StackError if the file is not a backup. */
export async function isEncrypted(file: string): Promise<boolean> {
  const start = Buffer.alloc(encryptedStart.length);
  try {
    const handle = await open(file);
    await handle.read(start).finally(() => handle.close());
  } catch (error) {
    throw new StackError(`${file} cannot be read (${oneLine(error)}).`);
  }
  if (start.toString() === encryptedStart) return true;
  if (start.readUInt16BE() === 0x1f8b) return false;
  throw new StackError(`${file} is no backup of a site.`);
}

/** Yields the lines of a backup. Throws a StackError if the file is damaged. */
export async function* readLines(file: string, passphrase: Passphrase): AsyncGenerator<string> {
  const input = createReadStream(file);
  const text = createGunzip();
  const ended = passphrase ? pipeline(input, decrypt(passphrase), text) : pipeline(input, text);
  // Reading `text` throws the same error.
  ended.catch(() => {});
  const decoder = new TextDecoder();
  let parts: string[] = [];
  try {
    for await (const bytes of text) {
      const [first = "", ...others] = decoder.decode(bytes, { stream: true }).split("\n");
      parts.push(first);
      for (const start of others) {
        yield parts.join("");
        parts = [start];
      }
    }
  } catch (error) {
    throw error instanceof StackError ? error : damaged(file, error);
  }
}

export function damaged(file: string, reason: unknown): StackError {
  return new StackError(`${file} is damaged: it was cut off or altered (${oneLine(reason)}).`);
}
