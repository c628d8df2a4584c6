/** The id of the place in the footer that the button "Privacy choices" goes to. */
export const choicesSlot = "privacy-choices";
