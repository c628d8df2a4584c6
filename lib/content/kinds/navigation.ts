import { z } from "zod";
import { callLink, footerColumns, mainLinks } from "@/content/navigation";
import { group, line, list } from "@/lib/content/form/fields";
import { siteLink } from "@/lib/content/form/site-link";
import { kind, onlyKey } from "@/lib/content/kind";

const link = (label: string, limit = 24) =>
  group(label, {
    label: line("Label", limit),
    href: siteLink("Link", "A path on this site, such as /about, or an https URL"),
  });

const links = (label: string, hint = "") =>
  list(label, link("Link"), { noun: "link", max: 12, hint });

export const navigation = kind({
  noun: "page",
  description: "Links in the header and the footer.",
  schema: z.object({
    mainLinks: links("Header", "More than seven links, or long ones, take several rows"),
    callLink: link("Button in the header", 20),
    footerColumns: list(
      "Footer",
      group("Column", { heading: line("Heading", 30), links: links("Links") }),
      { noun: "column", max: 6 },
    ),
  }),
  defaults: () => ({ [onlyKey]: { mainLinks, callLink, footerColumns } }),
  files: ({ [onlyKey]: value }) => ({ "content/navigation.ts": value }),
  shownOn: () => "/",
  titleOf: () => "Navigation",
});
