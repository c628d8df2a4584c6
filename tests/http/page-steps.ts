import { buildEnv } from "@/lib/env";

/** Whether the site is built with all steps of the page cache, decision 026. */
export const hasPageSteps = buildEnv().PAGES_WITHOUT === "";
