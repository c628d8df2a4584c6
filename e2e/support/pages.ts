/** Every public page, one of each kind. */
export const pages = [
  "/",
  "/about",
  "/blog",
  "/blog/accessibility-in-an-afternoon",
  "/coming-soon",
  "/contact",
  "/get-started",
  "/get-started?plan=professional",
  "/portfolio",
  "/portfolio/7",
  "/portfolio/8",
  "/portfolio/9",
  "/privacy",
  "/terms",
];

/** The widths at which every page and state is checked; 320 px is a 1280 px window at 400 %. */
export const widths = [320, 390, 1440];
