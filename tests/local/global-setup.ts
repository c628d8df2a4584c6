import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder for what one file makes and others copy. */
    shared: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = await mkdtemp(join(tmpdir(), "site-local-"));
  project.provide("shared", shared);
  return () => rm(shared, { recursive: true, force: true });
}
