import { describe, expect, it } from 'vitest';
import { networkOf } from './networks.ts';

describe('the network of an address', () => {
  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2a02:5180:0:1:aaaa:bbbb:cccc:dddd', '2a02:5180:0:1::/64'],
    ['2a02:5180:0000:0001::1', '2a02:5180:0:1::/64'],
    ['2A02:5180::1', '2a02:5180:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is in %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
