import { createHmac } from 'node:crypto';

const pseudonym = (pepper: Uint8Array, kind: string, text: string) =>
  createHmac('sha256', pepper)
    .update(JSON.stringify([kind, text]))
    .digest('hex');

/** The stored hash of a form's key, so that a reader of the database cannot use the form's uploads. */
export const formHash = (pepper: Uint8Array, key: string): string => pseudonym(pepper, 'form', key);

/** The network from which somebody uploads, so that quotas can be counted without keeping an address. */
export const networkHash = (pepper: Uint8Array, caller: string): string =>
  pseudonym(pepper, 'upload-network', caller);

/** A registration: one key, one person, one competition. */
export const signupKeyHash = (
  pepper: Uint8Array,
  { key, civilId, competitionId }: { key: string; civilId: string; competitionId: string },
): string => pseudonym(pepper, 'signup', JSON.stringify([key, civilId, competitionId]));

/** A replacement: what it came with, and the entry that it is for. */
export const replacementHash = (pepper: Uint8Array, mark: string, entryId: string): string =>
  pseudonym(pepper, 'replacement', JSON.stringify([mark, entryId]));
