// Made by `npm run screenshots`. Do not edit by hand.

export type Picture = {
  /** Pixels of the largest file; their ratio holds for every width. */
  width: number;
  height: number;
  /** Files are /work/<name>-<width>.avif and .webp. */
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
    widths: [640, 960, 1440, 2160],
    placeholder:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAoAA4BaJZQCw7EVEIyfwAD+6IqO6ppdBDuQXVBrua46lKmsr1F8LQ/0ye+ux5as5OK3XVLQS+9k0P0gAAAA",
    colour: "#fbfefa",
  },
  "roost-moderation": {
    width: 2160,
    height: 1350,
    widths: [640, 960, 1440, 2160],
    placeholder:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAoAA4BaJQBOgCKVA0QzlRgA/uGq1sXeRXhWrTswLGZdlfzOkkLNfva8d3hwy+K87RGEkBYIAAAA",
    colour: "#edf3ea",
  },
  "roost-calendar": {
    width: 2160,
    height: 1350,
    widths: [640, 960, 1440, 2160],
    placeholder:
      "data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAADwAQCdASoQAAoAA4BaJQBOgCHgBaZg9iAA/uGrgMm/vqUqOLvpX4/66vwhA3qWynB0hUNeOHrGR89Q2fkqjq1WJBUw9gC5svHFxtZ2SgNL5iOqPiAaxRveABT9mWynQAA=",
    colour: "#fbfdfa",
  },
  "roost-members": {
    width: 2160,
    height: 1350,
    widths: [640, 960, 1440, 2160],
    placeholder:
      "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQAgCdASoQAAoAA4BaJagCdEf/gbi8DDdAAP7HgVkiTTSh7xkwoiumkwu8leiukFwSFQfvR9Tfw2/82rlr47FzJfCSgexkS0AAAA==",
    colour: "#fbfdfa",
  },
  "tally-editor": {
    width: 2160,
    height: 1350,
    widths: [640, 960, 1440, 2160],
    placeholder:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoQAAoAA4BaJZwAAxf7++RgAP72KNw8LvHB+Z+HkEXAYayJXSm7aOfuBwAAAA==",
    colour: "#fcfdfd",
  },
  "tally-invoices": {
    width: 2160,
    height: 1350,
    widths: [640, 960, 1440, 2160],
    placeholder:
      "data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAAAwAQCdASoQAAoAA4BaJaQAA3AA/vPQHbqTHpghuNtrSqTSxAA=",
    colour: "#fcfdfd",
  },
  "tally-pdf": {
    width: 2160,
    height: 1350,
    widths: [640, 960, 1440, 2160],
    placeholder:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAoAA4BaJQBOgCPQJsyEAAD+6Udj3+sSD72fW0W2n+7m3849q1RBi8nvcGU6g51ZyOQcgXC2AAAA",
    colour: "#fcfdfd",
  },
  "tally-mobile": {
    width: 2160,
    height: 1350,
    widths: [640, 960, 1440, 2160],
    placeholder:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAoAA4BaJYwCdAEUSC9GwQAA/u4jTLuDBM2g3aYOL+Pui8VbKw0eJP7ZpofaaEJT8gAA",
    colour: "#b8cce0",
  },
  "pulseboard-overview": {
    width: 2160,
    height: 1350,
    widths: [640, 960, 1440, 2160],
    placeholder:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAoAA4BaJZwAA1NVhVP8kAAA/vafYZ7/SiLE7zKRL6ZxL1lRSgFyV5mvqcYTBSLvorbYhsz7WBB7Qw92goAA",
    colour: "#0f1112",
  },
  "pulseboard-posts": {
    width: 2160,
    height: 1350,
    widths: [640, 960, 1440, 2160],
    placeholder:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoQAAoAA4BaJZwAAxf9cU24AP72nzVhFbOTtOgBY24engzaQAAAAA==",
    colour: "#0e1112",
  },
  "pulseboard-report": {
    width: 2160,
    height: 1350,
    widths: [640, 960, 1440, 2160],
    placeholder:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoQAAoAA4BaJZQAAuQzjwWAAP3AEG5n/8RqXP4lsRcfLivcB9moryQOcx27newf41pNhPxyEEEByTuSg/yQAA==",
    colour: "#f2f4f5",
  },
  "pulseboard-mobile": {
    width: 2160,
    height: 1350,
    widths: [640, 960, 1440, 2160],
    placeholder:
      "data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAAAwAgCdASoQAAoAA4BaJbACdDXAAWjiAr6oKAD+TZV3dTSHk8sebwuSZUjKs91vucdsU6hKJRtzo4NSDlTxZFBYt7OFNSIbDvNsLdxf00kMjns5X64wPyqYoyUBvCUL4tGwpn4wIAA=",
    colour: "#ff4f6d",
  },
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
