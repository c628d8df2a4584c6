/** Returns a random private IPv4 address, or one with the given first octet. */
export function randomIp(network: number = 10): string {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return `${network}.${part()}.${part()}.${part()}`;
}
