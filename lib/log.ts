/** While the site runs, lib/http/log/log-lines.ts makes one line of each of these. */
export function reportError(error: unknown, where: string): void {
  // biome-ignore lint/suspicious/noConsole: this is the report.
  console.error(`${where}:`, error);
}

export function reportWarning(message: string, where: string): void {
  // biome-ignore lint/suspicious/noConsole: this is the report.
  console.warn(`${where}:`, message);
}

export function reportEvent(message: string, where: string): void {
  // biome-ignore lint/suspicious/noConsole: this is the report.
  console.info(`${where}:`, message);
}
