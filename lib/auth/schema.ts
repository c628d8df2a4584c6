import { z } from "zod";
import { emailAddress } from "@/lib/forms/rules";
import { longestPassword, shortestPassword, usernameLength } from "./limits";

/** A password, chosen or typed to sign in. */
export function password() {
  return z
    .string({ error: "Password is required" })
    .min(1, "Password is required")
    .min(shortestPassword, `Password must be at least ${shortestPassword} characters`)
    .refine(
      (value) => new TextEncoder().encode(value).length <= longestPassword,
      `Password must be at most ${longestPassword} characters`,
    );
}

export const SignInInput = z.object({ email: emailAddress(), password: password() });
export type SignInField = keyof z.infer<typeof SignInInput>;

/** The part of the sign-in form that a forgotten password needs. */
export const ResetInput = SignInInput.pick({ email: true });

const agreement = "You must agree to subscribe to our newsletter";

/** What the sign-up form sends (spec section 5). Who is an admin is no part of it. */
export const SignUpInput = z
  .object({
    username: z
      .string({ error: "Username is required" })
      .trim()
      .min(1, "Username is required")
      .min(usernameLength.least, `Username must be at least ${usernameLength.least} characters`)
      .max(usernameLength.most, `Username must be at most ${usernameLength.most} characters`)
      .regex(
        /^[A-Za-z0-9_-]*$/,
        "Username can only contain letters, numbers, underscores, and hyphens",
      ),
    email: emailAddress(),
    password: password(),
    confirmPassword: confirmation(),
    // `on` from a form, true from the checkbox itself.
    newsletter: z.union([z.string(), z.boolean()], { error: agreement }).refine(Boolean, agreement),
  })
  .refine(isSameTwice, sameTwice());
export type SignUpField = keyof z.infer<typeof SignUpInput>;

/** What the page behind a reset mail sends. */
export const NewPasswordInput = z
  .object({ password: password(), confirmPassword: confirmation() })
  .refine(isSameTwice, sameTwice());
export type NewPasswordField = keyof z.infer<typeof NewPasswordInput>;

function confirmation() {
  const text = "Please confirm your password";
  return z.string({ error: text }).min(1, text);
}

type Pair = { password: string; confirmPassword: string };

function isSameTwice({ password, confirmPassword }: Pair): boolean {
  return password === confirmPassword;
}

/** Told together with whatever else is wrong, once there is something to compare. */
function sameTwice() {
  return {
    path: ["confirmPassword"],
    error: "Passwords do not match",
    when: ({ value }: { value: unknown }) => Boolean((value as Partial<Pair>).confirmPassword),
  };
}
