export const choicesSlot = "privacy-choices";
