import { z } from "zod";

/** Id of the form. */
export const testMailForm = "test-mail";

export const TestMailInput = z.object({});
