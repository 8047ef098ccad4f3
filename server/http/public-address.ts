import { BlockList, isIP } from 'node:net';

// https://www.iana.org/assignments/iana-ipv4-special-registry and -ipv6-special-registry: what is of no public host.
const closed4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
// Public hosts have addresses of 2000::/3; of these some lead to an IPv4 address, or nowhere.
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
const closed6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [net, prefix] of closed4) closed.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of closed6) closed.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address is one of a host that anybody reaches. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  // One with a zone is of this machine's own nets.
  return family === 6 && !address.includes('%') && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
};
