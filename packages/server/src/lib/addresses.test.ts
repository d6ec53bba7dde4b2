import { describe, expect, it } from 'vitest';
import { networksOf } from './addresses.ts';

const IPV6 = [
  { name: '2001:db8:1:2fe::/64', times: 1 },
  { name: '2001:db8:1:200::/56', times: 4 },
  { name: '2001:db8:1::/48', times: 16 },
];
const IPV4 = [{ name: '192.0.2.7', times: 1 }];
const LINK_LOCAL = [
  { name: 'fe80::/64', times: 1 },
  { name: 'fe80::/56', times: 4 },
  { name: 'fe80::/48', times: 16 },
];
const ZEROS = [
  { name: '::/64', times: 1 },
  { name: '::/56', times: 4 },
  { name: '::/48', times: 16 },
];

describe('networksOf', () => {
  it.each([
    ['2001:db8:1:2fe::7', IPV6],
    ['2001:DB8:1:2FE::7', IPV6],
    ['2001:0db8:0001:02fe:0000:0000:0000:0007', IPV6],
    ['2001:db8:1:2fe:ffff:ffff:192.0.2.7', IPV6],
    ['2001:db8:1:2fe::7%eth0', IPV6],
    ['192.0.2.7', IPV4],
    ['::ffff:192.0.2.7', IPV4],
    ['::FFFF:c000:207', IPV4],
    ['fe80::1%eth0', LINK_LOCAL],
    ['fe80::2%1', LINK_LOCAL],
    ['::', ZEROS],
    ['::1', ZEROS],
    ['', [{ name: '', times: 1 }]],
    ['unknown', [{ name: 'unknown', times: 1 }]],
  ])('R31 of %j', (address, networks) => {
    expect(networksOf(address)).toEqual(networks);
  });
});
