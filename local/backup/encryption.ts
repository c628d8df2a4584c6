import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { StackError } from "../process/stack-error.ts";

/** Prefix of an encrypted file's first line; the salt follows it. */
export const encryptedStart = "site-backup-encrypted 1 ";

const saltBytes = 16;
const headerBytes = encryptedStart.length + Math.ceil((saltBytes * 4) / 3) + 1;
const chunkBytes = 64 * 1024;
const tagBytes = 16;
const algorithm = "aes-256-gcm";

type Bytes = AsyncIterable<Buffer>;

/** Encrypts in chunks, each authenticated with its sequence number and an end-of-file flag. */
export function encrypt(passphrase: string): (source: Bytes) => AsyncGenerator<Buffer> {
  return async function* (source) {
    const header = Buffer.from(
      `${encryptedStart}${randomBytes(saltBytes).toString("base64url")}\n`,
    );
    yield header;
    const key = await deriveKey(passphrase, header);
    for await (const { bytes, nonce } of chunks(source, chunkBytes)) {
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(header);
      yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    }
  };
}

/** Throws a StackError if any chunk was altered, reordered or truncated. */
export function decrypt(passphrase: string): (source: Bytes) => AsyncGenerator<Buffer> {
  return async function* (source) {
    const { header, rest } = await splitHeader(source);
    const key = await deriveKey(passphrase, header);
    let isFirst = true;
    for await (const { bytes, nonce } of chunks(rest, chunkBytes + tagBytes)) {
      yield open(bytes, key, nonce, header, isFirst);
      isFirst = false;
    }
  };
}

function open(bytes: Buffer, key: Buffer, nonce: Buffer, header: Buffer, isFirst: boolean): Buffer {
  const end = Math.max(0, bytes.length - tagBytes);
  try {
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
    decipher.setAAD(header).setAuthTag(bytes.subarray(end));
    return Buffer.concat([decipher.update(bytes.subarray(0, end)), decipher.final()]);
  } catch {
    throw new StackError(
      isFirst
        ? "The passphrase is wrong, or the file is damaged."
        : "The file is damaged: it was cut off or altered.",
    );
  }
}

/** Derives a key from the passphrase and the salt: each guess costs 128 MB and half a second. */
function deriveKey(passphrase: string, header: Buffer): Promise<Buffer> {
  const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
  return derive(passphrase.normalize(), header, 32, { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 });
}

async function* chunks(source: Bytes, size: number) {
  let pending: Buffer = Buffer.alloc(0);
  let number = 0;
  for await (const bytes of source) {
    pending = Buffer.concat([pending, bytes]);
    // Hold back a full chunk until more data arrives: it could be the last one.
    for (; pending.length > size; pending = pending.subarray(size)) {
      yield { bytes: pending.subarray(0, size), nonce: nonceOf(number++, false) };
    }
  }
  yield { bytes: pending, nonce: nonceOf(number, true) };
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce[11] = Number(isLast);
  return nonce;
}

async function splitHeader(source: Bytes): Promise<{ header: Buffer; rest: Bytes }> {
  const iterator = source[Symbol.asyncIterator]();
  let start: Buffer = Buffer.alloc(0);
  while (start.length < headerBytes) {
    const { value, done } = await iterator.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  async function* rest() {
    yield start.subarray(headerBytes);
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { header: start.subarray(0, headerBytes), rest: rest() };
}
