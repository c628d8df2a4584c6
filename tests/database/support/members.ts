import type { Role } from "@/lib/auth/permissions";
import type { TestDatabase } from "./databases";
import { type Account, signUp } from "./sign-up";

export type Member = Account;

/** Signs up an account and gives it a role. */
export async function newMember(database: TestDatabase, role: Role): Promise<Member> {
  const member = await signUp(database);
  await database.sql("update public.profiles set role = $1 where id = $2", role, member.id);
  return member;
}

/** Signs up an account and makes it an admin. */
export async function newAdmin(database: TestDatabase): Promise<Account> {
  const admin = await signUp(database);
  await database.sql("update public.profiles set is_admin = true where id = $1", admin.id);
  return admin;
}
