import type { z } from "zod";
import type { Kind } from "./kind";
import type { KindName } from "./kind-labels";
import { about } from "./kinds/about";
import { authors } from "./kinds/authors";
import { features } from "./kinds/features";
import { hours } from "./kinds/hours";
import { legal } from "./kinds/legal";
import { mails } from "./kinds/mails";
import { navigation } from "./kinds/navigation";
import { plans } from "./kinds/plans";
import { projects } from "./kinds/projects";
import { questions } from "./kinds/questions";
import { services } from "./kinds/services";
import { site } from "./kinds/site";
import { stats } from "./kinds/stats";
import { testimonials } from "./kinds/testimonials";

/** All kinds of content. Their names are in kind-labels.ts. */
export const kinds = {
  projects,
  services,
  features,
  stats,
  plans,
  about,
  questions,
  testimonials,
  authors,
  hours,
  navigation,
  site,
  legal,
  mails,
} satisfies Record<KindName, Kind>;

export type Content<Name extends KindName> = z.output<(typeof kinds)[Name]["schema"]>;

export const isOpenKind = (name: KindName): boolean => (kinds[name] as Kind).isOpen ?? false;
