import { createHmac } from 'node:crypto';

const pseudonym = (pepper: Uint8Array, kind: string, text: string) =>
  createHmac('sha256', pepper)
    .update(JSON.stringify([kind, text]))
    .digest('hex');

/** The stored hash of a form's key: a reader of the database cannot use the form's uploads with it. */
export const formHash = (pepper: Uint8Array, key: string): string => pseudonym(pepper, 'form', key);

/** A pseudonym of the sender's network, so that quotas need no stored address. */
export const networkHash = (pepper: Uint8Array, caller: string): string =>
  pseudonym(pepper, 'upload-network', caller);

/** A registration: one key, one person, one competition. */
export const signupKeyHash = (
  pepper: Uint8Array,
  { key, civilId, competitionId }: { key: string; civilId: string; competitionId: string },
): string => pseudonym(pepper, 'signup', JSON.stringify([key, civilId, competitionId]));

/** A replacement: its ticket or key, and its entry. */
export const replacementHash = (pepper: Uint8Array, mark: string, entryId: string): string =>
  pseudonym(pepper, 'replacement', JSON.stringify([mark, entryId]));
