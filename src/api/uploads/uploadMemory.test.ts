import { afterEach, expect, it } from 'vitest';
import { UPLOAD_LIFE_MS } from '../../../domain/delays.ts';
import { forgetUpload, forgetUploads, keepUpload, latestUpload, recallUpload } from './uploadMemory.ts';

const form = { entry: null, form: 'a-form' };
const entry = { entry: 'an-entry', form: 'another-form' };
const address = '/api/uploads/abc';
const now = 1_000_000;
afterEach(() => localStorage.clear());

it.each([
  ['form', form],
  ['entry', entry],
])('An upload is found again by its file and its %s, until it has expired', (_, owner) => {
  keepUpload(owner, 'film', address, now);
  expect([
    recallUpload(owner, 'film', now + UPLOAD_LIFE_MS - 1),
    recallUpload(owner, 'film', now + UPLOAD_LIFE_MS),
    recallUpload(owner, 'another film', now),
    recallUpload({ entry: owner.entry && 'another', form: 'other' }, 'film', now),
  ]).toEqual([address, null, null, null]);
});

it('Another form of the same entry finds its upload, as after a closed tab', () => {
  keepUpload(entry, 'film', address, now);
  expect(recallUpload({ ...entry, form: 'a-new-form' }, 'film', now)).toBe(address);
});

it('A new upload replaces the stored one', () => {
  keepUpload(form, 'film', '/old', now);
  keepUpload(form, 'film', address, now);
  expect(recallUpload(form, 'film', now)).toBe(address);
  forgetUpload(address);
  expect([recallUpload(form, 'film', now), localStorage.getItem('sawt.uploads')]).toEqual([null, null]);
});

it('The latest upload of a form is found without its file, and all its uploads are forgotten at once', () => {
  keepUpload(entry, 'film', '/of-the-entry', now + 9);
  keepUpload(form, 'old film', '/old', now);
  keepUpload(form, 'film', address, now + 1);
  expect(latestUpload(form)).toMatchObject({ address, at: now + 1 });
  expect(forgetUploads(form)).toEqual(['/old', address]);
  expect([latestUpload(form), latestUpload(entry)?.address]).toEqual([null, '/of-the-entry']);
});

it.each(['{', '{}', '[null, 3, {"print": "film"}]'])('A memory that holds %s is none', (kept) => {
  localStorage.setItem('sawt.uploads', kept);
  expect(recallUpload(form, 'film', now)).toBeNull();
});
