import { afterEach, expect, it } from 'vitest';
import { UPLOAD_LIFE_MS } from '../../../domain/delays.ts';
import { forgetUpload, keepUpload, recallUpload } from './uploadMemory.ts';

const form = { entry: null, form: 'a-form' };
const entry = { entry: 'an-entry', form: 'another-form' };
const address = '/api/uploads/abc';
const now = 1_000_000;
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

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
  sessionStorage.clear();
  expect(recallUpload({ ...entry, form: 'a-new-form' }, 'film', now)).toBe(address);
});

it('A new upload replaces the stored one', () => {
  keepUpload(form, 'film', '/old', now);
  keepUpload(form, 'film', address, now);
  expect(recallUpload(form, 'film', now)).toBe(address);
  forgetUpload(form, address);
  expect([recallUpload(form, 'film', now), sessionStorage.getItem('sawt.uploads')]).toEqual([null, null]);
});

it.each(['{', '{}', '[null, 3, {"print": "film"}]'])('A memory that holds %s is none', (kept) => {
  sessionStorage.setItem('sawt.uploads', kept);
  expect(recallUpload(form, 'film', now)).toBeNull();
});
