import { z } from "zod";
import { confirmation, password } from "@/lib/accounts/schema";
import { passwordStrings } from "@/lib/accounts/strings";
import { emailAddress, line } from "@/lib/forms/rules";
import { formatNumber } from "@/lib/numbers";
import { CodeInput } from "@/lib/second-factor/schema";
import type { CamelCased } from "@/lib/supabase/row";

/** `notificationEmail` is null if the configured email is used. */
export type Settings = {
  exchangeRate: number;
  notificationEmail: string | null;
  callLink: string;
  isSecondFactorRequired: boolean;
};

/** `browser` is null for a session that wasn't opened by a sign-in form. */
export type StoredSession = {
  id: string;
  browser: string | null;
  created_at: string;
  used_at: string;
  remembered: boolean;
  current: boolean;
};
export type OwnSession = CamelCased<StoredSession>;

/** The database lists at most this many. */
export const maxListedSessions = 50;

export const otherSessions = "others";

/** One session by its id, or all other sessions. */
export const EndedSession = z.object({ session: z.union([z.uuid(), z.literal(otherSessions)]) });

/** The database enforces the same limit. */
const maxRate = 1000;

export const RateInput = z.object({
  exchange_rate: line("Exchange rate", 20)
    .min(1, "Exchange rate is required")
    .regex(/^\d*\.?\d+$/, "Enter a number with a decimal point, e.g. 0.15")
    .regex(/^\d*(\.\d{1,6})?$/, "The rate can have up to 6 decimal places")
    .refine((rate) => Number(rate) > 0, "The rate must be more than 0")
    .refine((rate) => Number(rate) <= maxRate, `The rate must be at most ${formatNumber(maxRate)}`),
});

/** An empty value means the configured email. */
export const NotificationInput = z.object({
  notification_address: z
    .string({ error: "Invalid email address" })
    .trim()
    .refine(
      (email) => email === "" || emailAddress().safeParse(email).success,
      "Invalid email address",
    ),
});

export const PasswordInput = z
  .object({
    current_password: z
      .string({ error: "Current password is required" })
      .min(1, "Current password is required")
      .max(1000, passwordStrings.wrong),
    new_password: password(),
    repeated_password: confirmation(),
  })
  .refine((input) => input.new_password === input.repeated_password, {
    path: ["repeated_password"],
    error: "Passwords do not match",
  })
  .refine((input) => input.new_password !== input.current_password, {
    path: ["new_password"],
    error: "The new password must differ from the current one",
  });

export const SecondFactorInput = CodeInput.extend({ change: z.enum(["renew", "remove"]) });

export const RequirementInput = z.object({
  required: z.string().optional(),
  your_password: z.string().optional(),
});
