import { randomBytes } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generateApiKey } from "@supabase/lite";
import { oneLine, StackError } from "../process/stack-error.ts";

export type Keys = { publishableKey: string; secretKey: string; jwtSecret: string };

/** Loads the stack's keys, created on first start and kept so that sessions survive restarts. */
export async function loadKeys(dir: string): Promise<Keys> {
  const file = join(dir, "keys.json");
  try {
    return parseKeys(await readFile(file, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") {
      throw new StackError(`${file} is damaged (${oneLine(error)}): run npm run reset.`);
    }
  }
  const keys = await makeKeys();
  await writeFile(`${file}.new`, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return keys;
}

async function makeKeys(): Promise<Keys> {
  const publishable = await generateApiKey("publishable");
  const secret = await generateApiKey("secret");
  return {
    publishableKey: publishable.key,
    secretKey: secret.key,
    jwtSecret: randomBytes(32).toString("base64url"),
  };
}

function parseKeys(text: string): Keys {
  const { publishableKey, secretKey, jwtSecret } = JSON.parse(text) as Partial<Keys>;
  if (!publishableKey || !secretKey || !jwtSecret) throw new Error("a key is missing");
  return { publishableKey, secretKey, jwtSecret };
}
