export function reportError(error: unknown, where: string): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  // biome-ignore lint/suspicious/noConsole: this is the report.
  console.error(`${where}: ${detail}`);
}
