import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const root = join(import.meta.dirname, "..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

type Options = { args?: readonly string[]; variables: Record<string, string>; cwd?: string };

/** Runs a command of package.json with only these variables. Resolves however it ends. */
export async function runCommand(name: string, { args = [], variables, cwd = root }: Options) {
  const [, ...command] = scripts[name]
    .replaceAll(/(\.\/)?scripts\//g, `${root}/scripts/`)
    .split(" ");
  const env = { PATH: process.env.PATH, ...variables } as unknown as NodeJS.ProcessEnv;
  const ended = promisify(execFile)(process.execPath, [...command, ...args], { env, cwd });
  const { code = 0, stdout, stderr } = await ended.catch((error) => error);
  return { code, stdout, stderr };
}
