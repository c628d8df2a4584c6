const numbers = new Intl.NumberFormat("en-US");

/** `1,204 entries`, `1 entry`. */
export function counted(count: number, one: string, many: string): string {
  return `${numbers.format(count)} ${count === 1 ? one : many}`;
}
