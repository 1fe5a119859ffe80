/** Internet addresses and networks, as named in settings. */
import { BlockList, isIP } from 'node:net';

/** An address, or a network such as 10.0.0.0/8. */
export function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const longest = { 4: 32, 6: 128 }[isIP(address)];
  return (
    longest !== undefined &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits <= longest))
  );
}

/** Test for whether an address lies in one of the networks. ::ffff:192.0.2.1 is 192.0.2.1. */
export function makeNetworkTest(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** This machine, by a name or address that no other machine can answer for. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}
