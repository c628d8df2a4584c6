/** The site's tokens in the second brand's colours: another sun, cool neutrals, pink for rust. */
export function secondTokens(css: string): string {
  return css
    .replaceAll("0.175 97)", "0.13 182)")
    .replaceAll("0.172 93)", "0.13 178)")
    .replace(/ (75|9\d)(?= \/|\))/g, " 250")
    .replace(/ (45|55)(?=\))/g, " 350");
}
