import { oneLine, StackError } from "../local/process/stack-error.ts";
import { grantAdmin, grantWithoutSecondFactor, readEmail } from "../local/supabase/grant-admin.ts";

const flag = "--without-second-factor";
const args = process.argv.slice(2);
const email = readEmail(args.filter((arg) => arg !== flag));
const grant = args.includes(flag) ? grantWithoutSecondFactor : grantAdmin;

try {
  if (email) {
    console.log(await grant(email));
  } else {
    console.error(
      `Usage: npm run admin:grant -- EMAIL [${flag}] (the address of an account that is there)`,
    );
    process.exitCode = 2;
  }
} catch (error) {
  console.error(
    error instanceof StackError ? error.message : `Granting admin failed: ${oneLine(error)}`,
  );
  process.exitCode = 1;
}
