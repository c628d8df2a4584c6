/**
 * Removes APIs that the oldest browsers of `browserslist` in package.json lack, except
 * `URL.canParse`, which Next.js adds.
 */
export function removeNewApis(): void {
  const removed: [object, string[]][] = [
    [globalThis, ["requestIdleCallback", "cancelIdleCallback", "Iterator"]],
    [Object, ["groupBy"]],
    [Map, ["groupBy"]],
    [Set.prototype, ["difference", "intersection", "isSubsetOf", "symmetricDifference", "union"]],
    [Array, ["fromAsync"]],
    [Promise, ["try", "withResolvers"]],
    [AbortSignal, ["any"]],
    [URL, ["parse"]],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      ["drop", "every", "filter", "find", "flatMap", "forEach", "map", "some", "take", "toArray"],
    ],
  ];
  for (const [owner, names] of removed) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
}
