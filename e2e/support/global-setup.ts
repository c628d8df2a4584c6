import { buildTemplate } from "./test-server";

/** Prepares the production build and its data. */
export default async function globalSetup(): Promise<void> {
  await buildTemplate((line) => process.stdout.write(`${line}\n`));
}
