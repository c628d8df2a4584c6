import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { withFallback } from "../../lib/with-fallback.ts";
import { oneLine, StackError } from "./stack-error.ts";

type Command<Options> = {
  /** Begins the message about an unexpected failure. */
  name: string;
  usage: string;
  /** Returns null or throws if the arguments are invalid. */
  read: () => Options | null;
  run: (options: Options) => Promise<void>;
};

/** Runs a command, or prints its usage, and sets the exit code. */
export async function runCommand<Options>(command: Command<Options>): Promise<void> {
  const options = withFallback(null, () => command.read());
  if (options !== null) return orReport(command.name, () => command.run(options));
  console.error(`Usage: npm run ${command.usage}`);
  process.exitCode = 2;
}

/** Prints the error that `run` throws, and sets the exit code. */
export async function orReport(name: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(
      error instanceof StackError ? error.message : `${name} failed: ${oneLine(error)}`,
    );
    process.exitCode = 1;
  }
}

/** Reads the file to write, relative to `called`; by default, one in `folder` named by the time. */
export function readOutputFile(folder: string, ending: string, called: string): string | null {
  const time = new Date().toISOString().replace(/\.\d+/, "").replaceAll(":", "-");
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file = join(folder, `${time}.${ending}`)] = positionals;
  return positionals.length > 1 ? null : resolve(called, file);
}

export function secondsSince(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
