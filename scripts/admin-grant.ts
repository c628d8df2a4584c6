import { runCommand } from "../local/process/command.ts";
import { grantAdmin, grantWithoutSecondFactor, readEmail } from "../local/supabase/grant-admin.ts";

const flag = "--without-second-factor";
const args = process.argv.slice(2);
const grant = args.includes(flag) ? grantWithoutSecondFactor : grantAdmin;

await runCommand({
  name: "Granting admin",
  usage: `admin:grant -- EMAIL [${flag}] (the address of an account that is there)`,
  read: () => readEmail(args.filter((arg) => arg !== flag)),
  run: async (email) => console.log(await grant(email)),
});
