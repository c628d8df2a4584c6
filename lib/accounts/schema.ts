import { z } from "zod";
import { emailAddress } from "@/lib/forms/rules";
import { maxPasswordBytes, minPasswordLength, usernameLength } from "./limits";
import { resetStrings } from "./strings";

export function password() {
  return z
    .string({ error: "Password is required" })
    .min(1, "Password is required")
    .min(minPasswordLength, `Password must be at least ${minPasswordLength} characters`)
    .refine(
      (value) => new TextEncoder().encode(value).length <= maxPasswordBytes,
      `Password must be at most ${maxPasswordBytes} characters`,
    );
}

export const SignInInput = z.object({
  email: emailAddress(),
  password: password(),
  remember: z.string().optional(),
});
export type SignInField = keyof z.infer<typeof SignInInput>;

export const ResetInput = z.object({ email: emailAddress(resetStrings.missing) });

const agreement = "You must agree to subscribe to our newsletter";

const username = z
  .string({ error: "Username is required" })
  .trim()
  .min(1, "Username is required")
  .min(usernameLength.min, `Username must be at least ${usernameLength.min} characters`)
  .max(usernameLength.max, `Username must be at most ${usernameLength.max} characters`)
  .regex(
    /^[A-Za-z0-9_-]*$/,
    "Username can only contain letters, numbers, underscores, and hyphens",
  );

export const UsernameInput = z.object({ username });

// `is_admin` is deliberately left out: nobody may set it at sign-up.
export const SignUpInput = z
  .object({
    username,
    email: emailAddress(),
    password: password(),
    confirmPassword: confirmation(),
    newsletter: z.string({ error: agreement }).min(1, agreement),
  })
  .refine(isSameTwice, sameTwice());
export type SignUpField = keyof z.infer<typeof SignUpInput>;

export const NewPasswordInput = z
  .object({ password: password(), confirmPassword: confirmation() })
  .refine(isSameTwice, sameTwice());
export type NewPasswordField = keyof z.infer<typeof NewPasswordInput>;

export function confirmation() {
  const text = "Please confirm your password";
  return z.string({ error: text }).min(1, text);
}

type Pair = { password: string; confirmPassword: string };

function isSameTwice({ password, confirmPassword }: Pair): boolean {
  return password === confirmPassword;
}

// `when` reports a mismatch along with other field errors, once both fields can be compared.
function sameTwice() {
  return {
    path: ["confirmPassword"],
    error: "Passwords do not match",
    when: ({ value }: { value: unknown }) => Boolean((value as Partial<Pair>).confirmPassword),
  };
}
