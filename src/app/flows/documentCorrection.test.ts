import { expect, it } from 'vitest';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { documentCorrectionFlow } from './documentCorrection.ts';

it('has every effect', () => {
  expect(unprovidedIn(documentCorrectionFlow)).toEqual([]);
});
