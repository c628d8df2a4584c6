/** Writes an unexpected error where hosts collect them: once, with where it happened. */
export function reportError(error: unknown, where: string): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  // biome-ignore lint/suspicious/noConsole: this is the report.
  console.error(`${where}: ${detail}`);
}
