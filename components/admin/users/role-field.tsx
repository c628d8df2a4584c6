import { SelectField } from "@/components/ui/field";
import { roles } from "@/lib/auth/permissions";
import { roleHints, roleName } from "@/lib/users/strings";

type Props = {
  defaultValue: string;
  error?: string;
  required?: boolean;
  /** Label of the option for no role, if there is one. */
  none?: string;
};

const nameOf = (role: (typeof roles)[number]) => roleName({ isAdmin: false, role });

/** A select of roles, above what each may do. */
export function RoleField({ none, error, ...select }: Props) {
  return (
    <div>
      <SelectField
        name="role"
        label="Role"
        {...select}
        error={error}
        aria-describedby={error ? "role-error role-hints" : "role-hints"}
      >
        {none && <option value="">{none}</option>}
        {roles.map((role) => (
          <option key={role} value={role}>
            {nameOf(role)}
          </option>
        ))}
      </SelectField>
      <ul id="role-hints" className="label mt-2 space-y-1 text-muted">
        {roles.map((role) => (
          <li key={role}>
            {nameOf(role)}: {roleHints[role]}
          </li>
        ))}
      </ul>
    </div>
  );
}
