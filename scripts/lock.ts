import { readFileSync, writeFileSync } from "node:fs";

interface Locked {
  version?: string;
  dev?: true;
  license?: string;
  engines?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
}

export type LockedPackages = Record<string, Locked>;

const systems = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const processors = ["arm64", "arm", "ia32", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

/**
 * Returns the builds for other platforms that a lock file references but lacks, keyed by their path
 * in it. A registry that serves only some platforms omits them; `npm ci` then rejects the lock
 * file, and installs on those platforms miss their build.
 */
export function missingPlatforms(packages: LockedPackages): LockedPackages {
  const missing: LockedPackages = {};
  for (const [place, parent] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      if (isHeld(packages, place, name)) continue;
      missing[`node_modules/${name}`] = platformBuild(name, version, parent);
    }
  }
  return missing;
}

function isHeld(packages: LockedPackages, place: string, name: string): boolean {
  const folder = place === "" ? "" : `${place}/`;
  if (packages[`${folder}node_modules/${name}`]) return true;
  return (
    place !== "" &&
    isHeld(packages, place.slice(0, Math.max(0, place.lastIndexOf("/node_modules/"))), name)
  );
}

function platformBuild(name: string, version: string, parent: Locked): Locked {
  const words = name.split(/[/-]/);
  const system = systems.find((candidate) => words.includes(candidate));
  const processor = processors.find((candidate) => words.includes(candidate));
  const libc = words.includes("musl") ? "musl" : words.includes("gnu") ? "glibc" : undefined;
  return {
    version,
    ...(processor && { cpu: [processor] }),
    ...(parent.dev && { dev: true }),
    ...(system === "linux" && libc && { libc: [libc] }),
    ...(parent.license && { license: parent.license }),
    optional: true,
    ...(system && { os: [system] }),
    ...(parent.engines && { engines: parent.engines }),
  };
}

if (import.meta.main) {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const missing = missingPlatforms(lock.packages);
  const byPlace = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);
  lock.packages = Object.fromEntries(
    Object.entries({ ...lock.packages, ...missing }).sort(byPlace),
  );
  writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${Object.keys(missing).length} builds for other platforms added.`);
}
