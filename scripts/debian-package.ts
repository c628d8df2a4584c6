import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs the first of these packages that Debian has; returns false if that is not possible. */
export function installFromDebian(packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  const options: SpawnSyncOptions = {
    stdio: ["ignore", "ignore", "inherit"],
    // Prevents server packages from starting their service.
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
  };
  const aptGet = ["-qq", "-o", "DPkg::Lock::Timeout=300"];
  // Ignore a failed update: the installation may still succeed.
  spawnSync("apt-get", [...aptGet, "update"], options);
  const install = [...aptGet, "install", "-y", "--no-install-recommends"];
  return packages.some((name) => spawnSync("apt-get", [...install, name], options).status === 0);
}
