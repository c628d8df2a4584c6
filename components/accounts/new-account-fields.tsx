import type { ComponentProps, ReactNode } from "react";
import { TextField } from "@/components/ui/field";
import type { FieldStrings } from "@/lib/action";
import { NewPasswordFields } from "./new-password-fields";

type Props = {
  username: Pick<ComponentProps<typeof TextField>, "name" | "defaultValue" | "error">;
  errors: FieldStrings<"password" | "confirmPassword">;
  /** Fields between the username and the password. */
  children?: ReactNode;
};

export function NewAccountFields({ username, errors, children }: Props) {
  return (
    <>
      <TextField
        {...username}
        label="Username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {children}
      <NewPasswordFields
        names={["password", "confirmPassword"]}
        labels={["Password", "Confirm password"]}
        errors={errors}
      />
    </>
  );
}
