import ipaddr from "ipaddr.js";

const globalUnicast = ipaddr.parseCIDR("2000::/3");

/** Azure serves its metadata at an IP that looks like any other. */
const metadata = "168.63.129.16";

/** Accepts only public IPs: no private networks, and no IPv6 address that embeds an IPv4 one. */
export function isPublicIp(ip: string): boolean {
  if (!ipaddr.isValid(ip) || ip === metadata) return false;
  const parsed = ipaddr.parse(ip);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
}
