import { z } from "zod";
import { emailAddress } from "@/lib/forms/rules";

/** The least length of a password (spec section 9). */
export const shortestPassword = 6;

/** bcrypt reads no further; the same limit is Supabase's own. */
export const longestPassword = 72;

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
