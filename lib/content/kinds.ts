import type { z } from "zod";
import type { Kind } from "./kind";
import type { KindName } from "./kind-labels";
import { about } from "./kinds/about";
import { features } from "./kinds/features";
import { legal } from "./kinds/legal";
import { mails } from "./kinds/mails";
import { questions } from "./kinds/questions";
import { services } from "./kinds/services";
import { stats } from "./kinds/stats";
import { testimonials } from "./kinds/testimonials";

/** All kinds of content. Their names are in kind-labels.ts. */
export const kinds = {
  services,
  features,
  stats,
  about,
  questions,
  testimonials,
  legal,
  mails,
} satisfies Record<KindName, Kind>;

export type Content<Name extends KindName> = z.output<(typeof kinds)[Name]["schema"]>;
