export const doctorStrings = {
  failed: "The test email could not be sent. Please try again.",
  limited: "Too many test emails.",
  sent: (email: string) => `Test email on its way to ${email}. Reload to see if it was delivered.`,
} as const;

/** Id of the form. */
export const testMailForm = "test-mail";
