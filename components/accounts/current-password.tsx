import { TextField } from "@/components/ui/field";

type Props = { email: string; label?: string; error: string | undefined };

export function CurrentPassword({ email, label = "Your password", error }: Props) {
  return (
    <>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
      <TextField
        name="current_password"
        label={label}
        type="password"
        autoComplete="current-password"
        required
        {...(error && { error })}
      />
    </>
  );
}
