/** In production, lib/http/log/log-lines.ts turns each of these into one line. */
export function reportError(error: unknown, where: string): void {
  // biome-ignore lint/suspicious/noConsole: the console is the log.
  console.error(`${where}:`, error);
}

export function reportWarning(message: string, where: string): void {
  // biome-ignore lint/suspicious/noConsole: the console is the log.
  console.warn(`${where}:`, message);
}

export function reportEvent(message: string, where: string): void {
  // biome-ignore lint/suspicious/noConsole: the console is the log.
  console.info(`${where}:`, message);
}
