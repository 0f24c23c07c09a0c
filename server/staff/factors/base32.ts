const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const GROUP_BITS = 5;
const BYTE_BITS = 8;

/** Bytes in base32 (RFC 4648) without padding, as authenticator apps read secrets. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(BYTE_BITS, '0')).join('');
  const groups = bits.match(new RegExp(`.{1,${GROUP_BITS}}`, 'g')) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(GROUP_BITS, '0'), 2)]).join('');
}
