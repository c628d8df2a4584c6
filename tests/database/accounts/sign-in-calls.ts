import { dataOf, type TestDatabase } from "@/tests/database/support/databases";

export const email = "ines@example.com";
export const ip = "203.0.113.7";

/** Both calls use the same account and IP by default. */
export function signInCalls({ as }: Pick<TestDatabase, "as">) {
  const service = as("service");
  return {
    /** Resolves to the seconds to wait, or 0 if the attempt is allowed. */
    signIn: (p_email = email, p_ip = ip) => dataOf(service.rpc("begin_sign_in", { p_email, p_ip })),
    succeed: (p_email = email, p_ip = ip) =>
      dataOf(service.rpc("clear_sign_in", { p_email, p_ip })),
  };
}
