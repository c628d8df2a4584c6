import { readFileSync } from "node:fs";
import { brand } from "@/content/brand";
import { brand as second } from "../../brand/second/content/brand.ts";

/** The brand of this site, and the one that the tests re-brand it to, each with its tokens. */
export const brands = [
  { name: brand.name, brand, css: tokensIn(".") },
  { name: second.name, brand: second, css: tokensIn("tests/brand/second") },
];

function tokensIn(folder: string): string {
  return readFileSync(`${folder}/app/styles/tokens.css`, "utf8");
}
