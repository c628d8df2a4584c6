export const doctorStrings = {
  failed: "The test email could not be sent. Please try again.",
  limited: "You've sent 10 test emails within an hour.",
  sent: (email: string) => `Test email on its way to ${email}. Reload to see if it was delivered.`,
} as const;

/** Id of the form. */
export const testMailForm = "test-mail";
