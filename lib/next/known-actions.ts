import { readBuildOutput } from "./build-output";

type Manifest = Record<"node" | "edge", Record<string, { exportedName: string }>>;

let known: { ids: Set<string> | undefined } | undefined;

/**
 * Next.js would also run a cached function as an action. The highest bit of the id tells them apart
 * on hosts that keep the build output elsewhere.
 */
export function isActionId(id: string): boolean {
  known ??= { ids: readIds() };
  return /^[0-7][0-9a-f]{41}$/.test(id) && known.ids?.has(id) !== false;
}

function readIds(): Set<string> | undefined {
  const manifest = readBuildOutput<Manifest>("server/server-reference-manifest.json");
  if (!manifest) return undefined;
  const built = [...Object.entries(manifest.node), ...Object.entries(manifest.edge)];
  const actions = built.filter(([, { exportedName }]) => !exportedName.startsWith("$$RSC"));
  return new Set(actions.map(([id]) => id));
}
