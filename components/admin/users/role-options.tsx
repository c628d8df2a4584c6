import { roles } from "@/lib/auth/permissions";
import { roleHints, roleName } from "@/lib/users/strings";

/** Options of a select; `none` labels the one for no role. */
export function RoleOptions({ none }: { none?: string }) {
  return (
    <>
      {none && <option value="">{none}</option>}
      {roles.map((role) => (
        <option key={role} value={role}>
          {roleName({ isAdmin: false, role })}: {roleHints[role]}
        </option>
      ))}
    </>
  );
}
