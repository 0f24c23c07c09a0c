import { BlockList, isIPv6 } from 'node:net';

/** Makes a list of addresses and networks, against which `isListed` compares an address. */
export function listed(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** Whether a list contains an address; also matches an IPv4 address written inside IPv6. */
export function isListed(list: BlockList, address: string | undefined): boolean {
  return address !== undefined && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
