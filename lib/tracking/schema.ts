import { z } from "zod";
import { emailAddress } from "@/lib/forms/rules";

export const EventInput = z.strictObject({
  event_name: z.enum(["ViewContent", "Schedule"]),
  event_id: z.uuid(),
  email: emailAddress().optional(),
});

export type EventInput = z.infer<typeof EventInput>;
