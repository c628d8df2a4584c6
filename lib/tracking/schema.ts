import { z } from "zod";

export const EventInput = z.strictObject({
  event_name: z.enum(["ViewContent", "Schedule"]),
  event_id: z.uuid(),
  email: z.string().trim().pipe(z.email().max(254)).optional(),
});

export type EventInput = z.infer<typeof EventInput>;
