import { oneLine, StackError } from "../local/process/stack-error.ts";
import { grantAdmin, readEmail } from "../local/supabase/grant-admin.ts";

const email = readEmail(process.argv.slice(2));

try {
  if (email) {
    console.log(await grantAdmin(email));
  } else {
    console.error("Usage: npm run admin:grant -- EMAIL (the address of an account that is there)");
    process.exitCode = 2;
  }
} catch (error) {
  console.error(
    error instanceof StackError ? error.message : `Granting admin failed: ${oneLine(error)}`,
  );
  process.exitCode = 1;
}
