import type { FAQPage, Offer, OfferCatalog, Service } from "schema-dts";
import { brand } from "@/content/brand";
import type { Content } from "@/lib/content/kinds";
import type { Plan } from "@/lib/content/kinds/plans";
import { absolute, ids, reference } from "@/lib/seo/structured-data/ids";
import type { Graph, Node } from "@/lib/seo/structured-data/node";
import { crumbOf, type GraphPage, pageGraph } from "@/lib/seo/structured-data/pages";
import { currencyCodes } from "./currency";
import { convert } from "./price";

type Home = {
  site: Content<"site">;
  plans: readonly Plan[];
  exchangeRate: number;
  /** Answers are HTML. */
  questions?: readonly AnsweredQuestion[];
};

export function homeGraph({ site, plans, exchangeRate, questions = [] }: Home): Graph {
  const page = {
    site,
    path: "/",
    title: `${brand.name}: ${site.tagline}`,
    description: site.description,
  };
  const mainEntity = reference(ids.studio());
  const nodes = [...planOffers(plans, exchangeRate), ...questionNodes(questions)];
  return pageGraph({ ...page, mainEntity }, ...nodes);
}

type AnsweredQuestion = { question: string; answer: string };

function questionNodes(questions: readonly AnsweredQuestion[]): Node<FAQPage>[] {
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ question, answer }) => ({
    "@type": "Question" as const,
    name: question,
    acceptedAnswer: { "@type": "Answer" as const, text: answer },
  }));
  return [{ "@type": "FAQPage", "@id": absolute("/#questions"), mainEntity }];
}

export function getStartedGraph(page: GraphPage, plan: Plan | null, exchangeRate: number): Graph {
  const offers = planOffers(plan ? [plan] : [], exchangeRate);
  return pageGraph({ ...page, crumbs: [crumbOf(page)] }, ...offers);
}

/** Plans without a fixed price are not offers. */
function planOffers(plans: readonly Plan[], exchangeRate: number): Node[] {
  const priced = plans.filter(hasPrice);
  if (priced.length === 0) return [];
  const offers = priced.flatMap((plan) => offersOf(plan, exchangeRate));
  const catalog: Node<OfferCatalog> = {
    "@type": "OfferCatalog",
    "@id": ids.plans(),
    name: "Plans",
    url: absolute("/#pricing"),
    itemListElement: offers.map((offer) => reference(offer["@id"])),
  };
  return [catalog, ...offers, ...priced.map(service)];
}

type PricedPlan = Plan & { basePrice: number };

const hasPrice = (plan: Plan): plan is PricedPlan => plan.basePrice !== null;

function offersOf(plan: PricedPlan, exchangeRate: number): Node<Offer>[] {
  return currencyCodes.map((currency) => ({
    "@type": "Offer",
    "@id": absolute(`/#offer-${plan.id}-${currency.toLowerCase()}`),
    name: `${plan.name} plan`,
    url: absolute(plan.cta.href),
    price: convert(plan.basePrice, currency, exchangeRate),
    priceCurrency: currency,
    itemOffered: reference(serviceId(plan)),
    offeredBy: reference(ids.studio()),
  }));
}

function service(plan: PricedPlan): Node<Service> {
  return {
    "@type": "Service",
    "@id": serviceId(plan),
    name: `${plan.name} plan`,
    description: [plan.description, ...plan.features].join(" · "),
    serviceType: "Web design and development",
    provider: reference(ids.studio()),
  };
}

const serviceId = ({ id }: Plan): string => absolute(`/#plan-${id}`);
