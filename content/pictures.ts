// Made by `npm run screenshots`. Do not edit by hand.

export type Picture = {
  /** Pixels of the largest file; their ratio holds for every width. */
  width: number;
  height: number;
  /** Files are /work/<name>-<width>.avif, and the largest as .webp too. */
  widths: readonly number[];
  /** Most common colour, as #rrggbb. */
  colour: string;
};

export const pictures = {
  "roost-feed": {
    width: 2160,
    height: 1350,
    widths: [736, 1088, 1440, 2160],
    colour: "#fbfefb",
  },
  "roost-moderation": {
    width: 2160,
    height: 1350,
    widths: [736, 1088, 1440, 2160],
    colour: "#edf3ea",
  },
  "roost-calendar": {
    width: 2160,
    height: 1350,
    widths: [736, 1088, 1440, 2160],
    colour: "#fbfefb",
  },
  "roost-members": {
    width: 2160,
    height: 1350,
    widths: [736, 1088, 1440, 2160],
    colour: "#fbfefa",
  },
  "pulseboard-overview": {
    width: 2160,
    height: 1350,
    widths: [736, 1088, 1440, 2160],
    colour: "#0f1112",
  },
  "pulseboard-posts": {
    width: 2160,
    height: 1350,
    widths: [736, 1088, 1440, 2160],
    colour: "#0f1112",
  },
  "pulseboard-report": {
    width: 2160,
    height: 1350,
    widths: [736, 1088, 1440, 2160],
    colour: "#f1f3f4",
  },
  "pulseboard-mobile": {
    width: 2160,
    height: 1350,
    widths: [736, 1088, 1440, 2160],
    colour: "#ff4f6d",
  },
  "tally-editor": {
    width: 2160,
    height: 1350,
    widths: [736, 1088, 1440, 2160],
    colour: "#fdfdfd",
  },
  "tally-invoices": {
    width: 2160,
    height: 1350,
    widths: [736, 1088, 1440, 2160],
    colour: "#fdfdfd",
  },
  "tally-pdf": {
    width: 2160,
    height: 1350,
    widths: [736, 1088, 1440, 2160],
    colour: "#1f3353",
  },
  "tally-mobile": {
    width: 2160,
    height: 1350,
    widths: [736, 1088, 1440, 2160],
    colour: "#b8cce0",
  },
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
