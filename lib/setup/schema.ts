import type { z } from "zod";
import { NewPasswordInput, UsernameInput } from "@/lib/accounts/schema";
import { emailAddress } from "@/lib/forms/rules";

export const OwnerInput = NewPasswordInput.safeExtend({
  username: UsernameInput.shape.username,
  email: emailAddress(),
  notification_address: emailAddress("Notification email is required"),
});
export type OwnerField = keyof z.infer<typeof OwnerInput>;
