/** Whether a text is a colour such as #11362b. */
export const isColour = (text: string) => /^#[\da-f]{6}$/i.test(text);
