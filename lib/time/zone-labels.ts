import { brand } from "@/content/brand";
import { formatFullZone } from "./format";
import { currentName } from "./zones";

/** All known zones and `own`, by labels such as `America/Port of Spain (GMT-4)`. */
export function zoneSearch(own: string, instant: number) {
  const known = [...Intl.supportedValuesOf("timeZone"), brand.timeZone, own].map(currentName);
  const names = [...new Set(known)].sort();
  const zones = new Map(names.map((name) => [formatFullZone(name, instant), name]));
  return {
    labels: [...zones.keys()],
    /** The zone with this label, or the only one whose label contains the text. */
    find(text: string): string | undefined {
      const words = text.trim().toLowerCase();
      const [found, ...others] = [...zones].filter(([label]) =>
        label.toLowerCase().includes(words),
      );
      return zones.get(text) ?? (others.length === 0 ? found?.[1] : undefined);
    },
  };
}
