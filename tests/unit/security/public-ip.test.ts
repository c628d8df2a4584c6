import { expect, test } from "vitest";
import { isPublicIp } from "@/lib/security/public-ip";

test.each([
  "93.184.215.14",
  "8.8.8.8",
  "2606:2800:21f:cb07:6820:80da:af6b:8b2c",
  "2001:4860:4860::8888",
])("%s is a public IP", (ip) => expect(isPublicIp(ip)).toBe(true));

test.each([
  ["loopback", "127.0.0.1", "127.255.0.9", "::1"],
  ["this host", "0.0.0.0", "0.1.2.3", "::"],
  ["private networks", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fd00::1"],
  ["links and sites", "169.254.0.1", "fe80::1", "fec0::1"],
  ["metadata of clouds", "169.254.169.254", "100.100.100.200", "168.63.129.16", "192.0.0.192"],
  ["metadata of clouds by IPv6", "fd00:ec2::254", "fe80::a9fe:a9fe"],
  ["providers' networks", "100.64.0.1", "100.127.255.255"],
  ["many at once", "224.0.0.1", "239.255.255.255", "255.255.255.255", "ff02::1"],
  ["documents and measurements", "192.0.2.1", "198.51.100.1", "203.0.113.1", "198.18.0.1"],
  ["the future", "240.0.0.1", "4000::1", "100::1", "2001:db8::1"],
  ["an IPv4 in an IPv6", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "::8.8.8.8"],
  ["an IPv4 behind a translator", "64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::a00:1"],
  ["an IPv4 behind a tunnel", "2002:7f00:1::", "2001:0:7f00:1::", "::ffff:0:127.0.0.1"],
  ["nothing", "", "localhost", "127.1", "0x7f000001", "2130706433", "fe80::1%eth0"],
])("%s is not public: %s %s %s %s", (_what, ...ips) => {
  for (const ip of ips) expect(isPublicIp(ip), ip).toBe(false);
});
