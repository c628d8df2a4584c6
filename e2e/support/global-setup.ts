import { buildTemplate } from "./test-server";

/** The production build and its data. */
export default async function globalSetup(): Promise<void> {
  await buildTemplate((line) => process.stdout.write(`${line}\n`));
}
