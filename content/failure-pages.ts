import { adminFailure } from "./admin-failure.ts";
import { blogFailure, postFailure } from "./blog-failures.ts";
import { brand } from "./brand.ts";
import { home, pageFailure } from "./failures.ts";

/** What stands in the place of a page that could not be loaded. */
export const failures = {
  page: pageFailure,
  blog: blogFailure,
  post: postFailure,
  admin: adminFailure,
  /** For a form that is sent without scripts. */
  form: {
    title: "Something went wrong",
    text: "We could not confirm that what you sent arrived. The fault is ours, not yours. Please open the form again and send it once more.",
    back: home,
  },
  /** Above the reason, for a request that is not taken. */
  rejected: { title: "That did not go through", back: home },
  /** Shown by what stands in front of the site. */
  away: {
    title: "Back in a moment",
    text: `The site of ${brand.name} does not answer just now. It is most likely being updated, which takes less than a minute. A form that you have just sent may not have arrived: please send it once more then.`,
    back: home,
  },
} as const;

export const failureContact = "If it does not help, write to us:";
