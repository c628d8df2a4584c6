import { z } from "zod";

/** What a page tells our server of an event. What it is about stands with us, not in the request. */
export const EventInput = z.strictObject({
  event_name: z.enum(["ViewContent", "Schedule"]),
  event_id: z.uuid(),
  email: z.string().trim().pipe(z.email().max(254)).optional(),
});

export type EventInput = z.infer<typeof EventInput>;
