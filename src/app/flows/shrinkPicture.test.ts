import { expect, it } from 'vitest';
import { avatar } from '../../../tests/support/accounts/accountFacts.ts';
import { shrinkPicture } from './shrinkPicture.ts';

it('returns the file if the browser cannot draw', async () => {
  expect(await shrinkPicture(avatar, 1_024)).toBe(avatar);
});
