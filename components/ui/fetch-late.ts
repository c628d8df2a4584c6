/**
 * For a box of a lazy picture that has a height without it. Browsers fetch lazy pictures from
 * far below, before the first paint; what they do not lay out they leave for later.
 */
export const fetchLate = "[content-visibility:auto]";
