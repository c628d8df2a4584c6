import { isIP } from "node:net";

const email = /[^\s@/<>"'`(),:;=[\]\\]{1,64}@[^\s@/<>"'`(),:;=[\]\\]{1,253}\.[\p{L}][\p{L}\d-]+/gu;
/** Token of a draft link. */
const token = /(?<=\/preview\/)[^\s/"'`<>)\]]+/g;
/** The link that creates the first owner is printed for whoever reads the log. */
const query = /(?<!\/setup)\?[\w$.~%-]+=[^\s"'`<>)\]]*/g;
const ip =
  /(?<![\w.:])(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f]{0,4}(?::[\da-f]{0,4}){2,7}(?:\.\d{1,3}){0,3})(?![\w.])/gi;

/** Keeps loopback addresses, which show what this machine could not reach. */
export function maskPersonalData(text: string): string {
  return text
    .replace(email, "[email]")
    .replace(token, "[token]")
    .replace(query, "?[query]")
    .replace(ip, (found) => (isIP(found) && !/^(127\.|::1$)/.test(found) ? "[ip]" : found));
}
