import { hash } from 'node:crypto';
import type { Checkpoint, KeyDeclaration } from '../../../domain/contract.ts';
import { isSignedByNew, isSignedByOld } from './keyDeclaration.ts';

/** The fingerprint of a public key (base64url): the first 32 hex digits of the SHA-256 of its 32 bytes. */
export const keyFingerprint = (publicKey: string): string =>
  hash('sha256', Buffer.from(publicKey, 'base64url'), 'hex').slice(0, 32);

/** Whether a key is the pinned one: `pinned` is a public key or the fingerprint of one. */
export const isPinned = (pinned: string, publicKey: string): boolean =>
  publicKey === pinned || keyFingerprint(publicKey) === pinned;

type Signed = Pick<Checkpoint, 'number' | 'hash' | 'public_key'>;

/**
 * Decides which key may sign which checkpoint. Trust begins at the pinned key and follows signed
 * declarations of key changes, to later and to earlier keys. Nothing else in the database can add trust.
 */
export class TrustedKeys {
  readonly #pinned: string;
  readonly #declarations: readonly KeyDeclaration[];
  readonly #trusted: ReadonlySet<number>;

  /** @param declarations the changes of key, in order */
  constructor(pinned: string, declarations: readonly KeyDeclaration[]) {
    this.#pinned = pinned;
    this.#declarations = declarations;
    this.#trusted = this.#trustedEras();
  }

  trusts({ number, hash: signedHash, public_key }: Signed): boolean {
    const found = this.#declarations.findIndex((declaration) => number <= declaration.number);
    const era = found === -1 ? this.#declarations.length : found;
    if (!this.#trusted.has(era) || this.#keyOf(era, public_key) !== public_key) return false;
    const end = this.#declarations[era];
    return end?.number !== number || end.checkpoint_hash === signedHash;
  }

  /**
   * The key that signs in an era; era `n` ends with declaration `n`. Without declarations it is `signing`
   * if that is the pinned key, else undefined.
   */
  #keyOf(era: number, signing: string): string | undefined {
    if (this.#declarations.length === 0) return isPinned(this.#pinned, signing) ? signing : undefined;
    return this.#declarations[era]?.old_key ?? this.#declarations.at(-1)?.new_key;
  }

  #trustedEras(): Set<number> {
    const links = this.#declarations;
    if (links.length === 0) return new Set([0]);
    const keys = [...links.map(({ old_key }) => old_key), links.at(-1)!.new_key];
    const pinned = keys.findLastIndex((key) => isPinned(this.#pinned, key));
    const trusted = new Set<number>();
    if (pinned === -1) return trusted;
    trusted.add(pinned);
    const fits = (era: number) => links[era]?.old_key === keys[era] && links[era]?.new_key === keys[era + 1];
    for (let era = pinned - 1; era >= 0 && fits(era) && isSignedByNew(links[era]!); era -= 1)
      trusted.add(era);
    for (let era = pinned; era < links.length && fits(era) && isSignedByOld(links[era]!); era += 1)
      trusted.add(era + 1);
    return trusted;
  }
}
