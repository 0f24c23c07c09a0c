const KEY = /^([A-Za-z0-9_-]{16,64}|"[A-Za-z0-9_-]{16,64}")$/;

export type KeyHeader = { kind: 'none' } | { kind: 'key'; key: string } | { kind: 'malformed' };

/** Reads the header Idempotency-Key: 16 to 64 letters, digits, `_` or `-`; quotes around them are allowed. */
export function readIdempotencyKey(header: string | string[] | undefined): KeyHeader {
  if (header === undefined) return { kind: 'none' };
  if (typeof header !== 'string' || !KEY.test(header)) return { kind: 'malformed' };
  return { kind: 'key', key: header.replaceAll('"', '') };
}
