import { TextField } from "@/components/ui/field";
import { minPasswordLength } from "@/lib/accounts/limits";
import type { FieldStrings } from "@/lib/action";

type Props<Field extends string> = {
  /** Names of the password field and its confirmation field. */
  names: readonly [Field, Field];
  labels: readonly [string, string];
  errors: FieldStrings<Field>;
};

export function NewPasswordFields<Field extends string>({ names, labels, errors }: Props<Field>) {
  const shared = { type: "password", autoComplete: "new-password", required: true } as const;
  return (
    <>
      <TextField
        {...shared}
        name={names[0]}
        label={labels[0]}
        hint={`At least ${minPasswordLength} characters`}
        error={errors[names[0]]}
      />
      <TextField {...shared} name={names[1]} label={labels[1]} error={errors[names[1]]} />
    </>
  );
}
