/** People and profiles for what speaks of accounts. */
import type { SignedIn } from '../../src/machines/session/sessionTypes.ts';

const token = (of: string) => `swt_${of.padEnd(43, '0')}`;

export const signedInAs = (name: string): SignedIn => ({
  user: { id: name.padEnd(22, '0'), full_name: `${name} of Muscat`, image_url: null },
  token: token(name),
});
