import { z } from "zod";
import { emailAddress, line, text } from "@/lib/forms/rules";
import { messageLimits } from "./strings";

export const MessageInput = z.object({
  user_name: line("Name", messageLimits.user_name).min(1, "Name is required"),
  user_email: emailAddress(),
  user_company: line("Company", messageLimits.user_company).optional(),
  message: text("Message", messageLimits.message).min(1, "Message is required"),
});

export type MessageInput = z.infer<typeof MessageInput>;
export type MessageField = keyof MessageInput;
