/** An IPv4 address of a private network, or of the network whose first number is given. */
export function randomIp(network: number = 10): string {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return `${network}.${part()}.${part()}.${part()}`;
}
