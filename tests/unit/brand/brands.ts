import { readFileSync } from "node:fs";
import { brand } from "@/content/brand";
import { brand as second } from "../../brand/second/content/brand.ts";
import { secondTokens } from "../../brand/second-tokens.ts";

const css = readFileSync("app/styles/tokens.css", "utf8");

/** The brand of this site, and the one that the tests re-brand it to, each with its tokens. */
export const brands = [
  { name: brand.name, brand, css },
  { name: second.name, brand: second, css: secondTokens(css) },
];
