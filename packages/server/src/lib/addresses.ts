import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const NAMED_NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** The one spelling of an IP address, an IPv4 address inside of IPv6 as IPv4; `undefined` for anything else. */
const canonicalAddress = (text: string) =>
  isIP(text) === 0 ? undefined : ipaddr.process(text).toString();

/** The address in an entry of `X-Forwarded-For`, which may have quotes, brackets and a port. */
export function addressIn(entry: string): string | undefined {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const [, inBrackets, beforePort] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  return canonicalAddress(inBrackets ?? beforePort ?? text);
}

/** A network that the address is in, whose limit is so many times that of one caller. */
interface Network {
  name: string;
  times: number;
}

/** Of IPv6 one customer has a network of 64 bits at least, and is given one of 56 or 48 as easily. */
const IPV6_WIDTHS = [
  { bits: 64, times: 1 },
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
] as const;

/** Whom a caller at this address is counted as, from the narrowest on: of IPv4 the address, of IPv6 networks only. */
export function networksOf(address: string): [Network, ...Network[]] {
  const canonical = canonicalAddress(address) ?? address;
  if (isIP(canonical) !== 6) return [{ name: canonical, times: 1 }];
  const named = ({ bits, times }: (typeof IPV6_WIDTHS)[number]): Network => ({
    name: `${ipaddr.IPv6.networkAddressFromCIDR(`${canonical}/${bits}`).toString()}/${bits}`,
    times,
  });
  const [narrowest, ...wider] = IPV6_WIDTHS;
  return [named(narrowest), ...wider.map(named)];
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an address is in one of these networks: names, addresses, or addresses with a number of bits. */
export function networkMatcher(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks.flatMap((name) => NAMED_NETWORKS[name] ?? [name])) {
    const [address = '', bits] = network.split('/');
    const family = familyOf(address);
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => isIP(address) > 0 && list.check(address, familyOf(address));
}
