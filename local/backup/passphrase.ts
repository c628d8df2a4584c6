import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { Variables } from "../process/config.ts";
import { StackError } from "../process/stack-error.ts";
import type { Passphrase } from "./file.ts";

/** Reads BACKUP_PASSPHRASE, or prompts for it twice at a terminal; undefined if empty. */
export async function newPassphrase(variables: Variables = process.env): Promise<Passphrase> {
  const given = variables.BACKUP_PASSPHRASE;
  if (given !== undefined || !process.stdin.isTTY) return longEnough(given);
  const typed = longEnough(await ask("Passphrase (none: not encrypted): "));
  if (typed && typed !== (await ask("Once more: "))) {
    throw new StackError("The two passphrases differ: nothing was written.");
  }
  return typed;
}

const minLength = 12;

function longEnough(passphrase: string | undefined): Passphrase {
  if (!passphrase || [...passphrase].length >= minLength) return passphrase || undefined;
  throw new StackError(`The passphrase needs at least ${minLength} characters.`);
}

/** Reads the passphrase of an encrypted file. Throws a StackError if none is given. */
export async function knownPassphrase(variables: Variables = process.env): Promise<string> {
  const given = variables.BACKUP_PASSPHRASE || (process.stdin.isTTY && (await ask("Passphrase: ")));
  if (given) return given;
  throw new StackError("The file is encrypted: set BACKUP_PASSPHRASE.");
}

async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question("");
  } finally {
    terminal.close();
    process.stderr.write("\n");
  }
}
