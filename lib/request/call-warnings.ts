/** Next.js warns, with a stack of its own, of a form whose action is not one of the page it was sent to. */
export function dropCallWarnings(): void {
  const { warn } = console;
  console.warn = (...parts: unknown[]) => {
    const [error] = parts;
    if (error instanceof Error && error.message.includes("Server Action")) return;
    warn(...parts);
  };
}
