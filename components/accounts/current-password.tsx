import { TextField } from "@/components/ui/field";

type Props = {
  email: string;
  /** Override the default if another field on the page has it. */
  name?: string;
  id?: string;
  label?: string;
  error: string | undefined;
};

export function CurrentPassword(props: Props) {
  const { email, name = "your_password", id = name, label = "Your password", error } = props;
  return (
    <>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
      <TextField
        {...{ name, id }}
        label={label}
        type="password"
        autoComplete="current-password"
        required
        error={error}
      />
    </>
  );
}
