/** Recolours the site's tokens: a different sun, cool neutrals, and pink instead of rust. */
export function secondTokens(css: string): string {
  return css
    .replaceAll("0.175 97)", "0.13 182)")
    .replaceAll("0.172 93)", "0.13 178)")
    .replace(/ (75|9\d)(?= \/|\))/g, " 250")
    .replace(/ (45|55)(?=\))/g, " 350");
}
