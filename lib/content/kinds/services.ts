import { z } from "zod";
import { servicesSection } from "@/content/services";
import { choice, group, line, list, text } from "@/lib/content/form/fields";
import { kind, onlyKey } from "@/lib/content/kind";

export const services = kind({
  noun: "service",
  description: "The services section of the home page.",
  schema: z.object({
    heading: line("Heading", 120),
    paragraphs: list("Introduction", text("Paragraph", 1_000), { noun: "paragraph", max: 8 }),
    services: list(
      "Services",
      group("Service", {
        title: line("Title", 80),
        text: text("Text", 500),
        drawing: choice("Drawing", {
          page: "A page",
          cells: "Nest boxes",
          layers: "Layers",
          call: "A call",
          move: "A move",
          nest: "A nest",
        }),
      }),
      { noun: "service", max: 24 },
    ),
  }),
  defaults: () => ({ [onlyKey]: servicesSection }),
  files: ({ [onlyKey]: servicesSection }) => ({ "content/services.ts": { servicesSection } }),
  shownOn: () => "/#services",
  titleOf: ({ heading }) => heading,
});
