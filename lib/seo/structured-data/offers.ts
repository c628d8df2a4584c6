import type { Offer, OfferCatalog, Service } from "schema-dts";
import type { Plan } from "@/content/plans";
import { convert, currencies } from "@/lib/currency/currency";
import { absolute, ids, reference } from "./ids";
import type { Node } from "./node";

/** What the plans cost, in each currency. A plan whose price is worked out for the client is no offer. */
export function planOffers(plans: readonly Plan[], usdPerTtd: number): Node[] {
  const priced = plans.filter(hasPrice);
  if (priced.length === 0) return [];
  const offers = priced.flatMap((plan) => offersOf(plan, usdPerTtd));
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

function hasPrice(plan: Plan): plan is PricedPlan {
  return plan.basePrice !== null;
}

function offersOf(plan: PricedPlan, usdPerTtd: number): Node<Offer>[] {
  return currencies.map((currency) => ({
    "@type": "Offer",
    "@id": absolute(`/#offer-${plan.id}-${currency.toLowerCase()}`),
    name: `${plan.name} plan`,
    url: absolute(plan.cta.href),
    price: convert(plan.basePrice, currency, usdPerTtd),
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

function serviceId({ id }: Plan): string {
  return absolute(`/#plan-${id}`);
}
