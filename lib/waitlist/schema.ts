import { z } from "zod";
import { emailAddress, line } from "@/lib/forms/rules";

export const WaitlistInput = z.object({
  project_id: z.string(),
  name: line("Name", 100).min(1, "Name is required"),
  email: emailAddress(),
});

export type WaitlistInput = z.infer<typeof WaitlistInput>;
export type WaitlistField = keyof WaitlistInput;
