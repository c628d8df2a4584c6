import { TextField } from "@/components/ui/field";

type Props = {
  email: string;
  /** Override the default if another field on the page has it. */
  name?: string;
  label?: string;
  error: string | undefined;
};

export function CurrentPassword(props: Props) {
  const { email, name = "your_password", label = "Your password", error } = props;
  return (
    <>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
      <TextField
        name={name}
        label={label}
        type="password"
        autoComplete="current-password"
        required
        {...(error && { error })}
      />
    </>
  );
}
