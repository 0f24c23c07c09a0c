/** People and profiles for what speaks of accounts. */
import type { SignedIn } from '../../src/machines/session/sessionTypes.ts';

const token = (of: string) => `swt_${of.padEnd(43, '0')}`;

export const signedInAs = (name: string): SignedIn => ({
  user: { id: name.padEnd(22, '0'), full_name: `${name} of Muscat`, image_url: null },
  token: token(name),
});

export const newPassword = 'Blue-kettle-9';

export const passwords = {
  current_password: 'Green-kettle-7',
  new_password: newPassword,
  confirm_password: newPassword,
};
