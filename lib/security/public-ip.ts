import ipaddr from "ipaddr.js";

const globalUnicast = ipaddr.parseCIDR("2000::/3");

/** Azure answers with its metadata at an address that looks like any other. */
const metadata = "168.63.129.16";

/** Only what the internet leads to: neither private networks nor an IPv4 that an IPv6 stands for. */
export function isPublicIp(ip: string): boolean {
  if (!ipaddr.isValid(ip) || ip === metadata) return false;
  const parsed = ipaddr.parse(ip);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
}
