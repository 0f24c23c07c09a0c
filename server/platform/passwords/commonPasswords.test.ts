import { expect, it } from 'vitest';
import { passwordErrors } from '../../../domain/password.ts';
import { isAmongCommon } from './commonPasswords.ts';

it.each(['Sunflower-7!', 'Trustno1!!', 'M3rcedes@2026', 'Butterfly.1'])(
  'knows %s as a common password in disguise',
  (password) => expect([passwordErrors(password), isAmongCommon(password)]).toEqual([[], true]),
);

it.each(['Blue-kettle-9', 'Green-Lamp-7', 'Correct-horse-battery-1', 'قهوة-الصباح-A7', 'Xq7#vL2p!'])(
  'does not take %s for a common password',
  (password) => expect(isAmongCommon(password)).toBe(false),
);
