import { TextField } from "@/components/ui/field";

export function CodeField({ error }: { error: string | undefined }) {
  return (
    <TextField
      name="code"
      label="Code"
      hint="6 digits from your authenticator app"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={7}
      required
      error={error}
    />
  );
}
