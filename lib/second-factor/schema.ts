import { z } from "zod";

export const CodeInput = z.object({
  code: z
    .string({ error: "Code is required" })
    .overwrite((value) => value.replace(/\s/g, ""))
    .regex(/^\d{6}$/, "Enter the 6-digit code from your app"),
});
export type CodeField = keyof z.infer<typeof CodeInput>;

/** Accepts any case, with or without hyphens. */
export const RecoveryInput = z.object({
  recovery_code: z
    .string({ error: "Recovery code is required" })
    .overwrite((value) => value.toLowerCase().replace(/[^0-9a-z]/g, ""))
    .regex(/^[0-9a-f]{20}$/, "Enter all four groups of a recovery code")
    .overwrite((value) => value.replace(/.{5}(?!$)/g, "$&-")),
});
export type RecoveryField = keyof z.infer<typeof RecoveryInput>;
