// Made by `npm run screenshots`. Do not edit by hand.

export type Picture = {
  /** Pixels of the largest file; their ratio holds for every width. */
  width: number;
  height: number;
  /** Files are /work/<name>-<width>.avif, and the largest as .webp too. */
  widths: readonly number[];
  /** A tiny WebP as a data URI, to blur up from. */
  placeholder: string;
  /** Most common colour, as #rrggbb. */
  colour: string;
};

export const pictures = {
  "roost-feed": {
    width: 2160,
    height: 1350,
    widths: [736, 1088, 1440, 2160],
    placeholder:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAoAA4BaJZQC7AEUkUBz7AAA/uiKjuqL2MvyjaJBrZUNxV7T5sT7l43fYf8nWMJX6sOxuD/4bSZYQZxcAAAA",
    colour: "#fbfefb",
  },
  "roost-moderation": {
    width: 2160,
    height: 1350,
    widths: [736, 1088, 1440, 2160],
    placeholder:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQAAoAA4BaJYwCdAEUqBohnKjAAP7hqtbF3kV4Vq07MCxmXZX8zpJCzX72vHd4cMvivO0RhFjugAAA",
    colour: "#edf3ea",
  },
  "roost-calendar": {
    width: 2160,
    height: 1350,
    widths: [736, 1088, 1440, 2160],
    placeholder:
      "data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAADQAQCdASoQAAoAA4BaJQBOgCHgBZCd4AD+4auAyb++pSo4u+lfj/rq/CEDepbKcHSFQ144esZHz1DZ+SqOrVYkFTD2AP+Isi9NBoEtw9GwVphBvBh49DDDCIACn7MtlOgAAA==",
    colour: "#fbfefb",
  },
  "roost-members": {
    width: 2160,
    height: 1350,
    widths: [736, 1088, 1440, 2160],
    placeholder:
      "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQAgCdASoQAAoAA4BaJaACdEf/gbi8DDdAAP7HgVkiTTSh7xkwoiumkwu8leiukFwSFQfvR9Tfw2/8sCRk2/UTBL4SUD2MiWgAAA==",
    colour: "#fbfefa",
  },
  "pulseboard-overview": {
    width: 2160,
    height: 1350,
    widths: [736, 1088, 1440, 2160],
    placeholder:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAoAA4BaJZwAAxZmq1VkogAAAP72oVA2H91PhtfxnK26uspIwgRRGoizSVg9eKHeFJH+ccmfaM3rbvoZDgAA",
    colour: "#0f1112",
  },
  "pulseboard-posts": {
    width: 2160,
    height: 1350,
    widths: [736, 1088, 1440, 2160],
    placeholder:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoQAAoAA4BaJZwAAxf9cU18gAD+9p81YRWzk7ToAWNuHp4V7EAAAA==",
    colour: "#0f1112",
  },
  "pulseboard-report": {
    width: 2160,
    height: 1350,
    widths: [736, 1088, 1440, 2160],
    placeholder:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACwAQCdASoQAAoAA4BaJZQAAuQzjwWAAP3AEG5n/8RqXP4lsRckJOOk7pH7NRXZ+bVTqNBbtyHAVuRDLFc60KTg88re+AAA",
    colour: "#f1f3f4",
  },
  "pulseboard-mobile": {
    width: 2160,
    height: 1350,
    widths: [736, 1088, 1440, 2160],
    placeholder:
      "data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAABQAgCdASoQAAoAA4BaJbACdDXAAWjiAr/tjeAA/k2Vd3U0h5PLHm8LkmVIyrPdb7nHbFOzUIQG26/M37Y9TNsRIESZLfN0lWXeIS6kt8cQLN2gyXmXTHIG/wMUZo5er9UX0tGwpn4wIAAA",
    colour: "#ff4f6d",
  },
  "tally-editor": {
    width: 2160,
    height: 1350,
    widths: [736, 1088, 1440, 2160],
    placeholder:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoQAAoAA4BaJZwAAxZIteNAAP72KNw8592Z5yX7VgszMLuiCNgqWWURMDgAAA==",
    colour: "#fdfdfd",
  },
  "tally-invoices": {
    width: 2160,
    height: 1350,
    widths: [736, 1088, 1440, 2160],
    placeholder:
      "data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAAAwAQCdASoQAAoAA4BaJaQAA3AA/vPQHbqTHpghuNtrSqQYAAA=",
    colour: "#fdfdfd",
  },
  "tally-pdf": {
    width: 2160,
    height: 1350,
    widths: [736, 1088, 1440, 2160],
    placeholder:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAoAA4BaJQBOgCPQJsyEAAD+6Udj3+sSD72fW0W2n+7m3849q1Uj0eZ+zIxTVgMtF4qvAAA=",
    colour: "#1f3353",
  },
  "tally-mobile": {
    width: 2160,
    height: 1350,
    widths: [736, 1088, 1440, 2160],
    placeholder:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAoAA4BaJYwCdAEN1yLR9gAA/u4jTTU6ZraOU9OPMruRPq3LQmxttOqna+NAAAA=",
    colour: "#b8cce0",
  },
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
