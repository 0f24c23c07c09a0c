import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UPLOAD_LIFE_MS } from '../../../domain/delays.ts';
import { profile } from '../../../tests/support/accounts/accountFacts.ts';
import { detailsOf } from '../../../tests/support/catalogue/catalogueFixtures.ts';
import {
  chosenMedia,
  filledRegistration,
  identityFile,
  keptDraft,
  registrationKey,
} from '../../../tests/support/entries/registrationFacts.ts';
import { keepUpload } from '../../api/uploads/uploadMemory.ts';
import { emptyRegistration } from '../../machines/registration/registrationForm.ts';
import { draftEnd, findDraft } from './keptDrafts.ts';
import { forgetRegistration, keepRegistration, recallRegistration } from './registrationMemory.ts';

const path = '/arab-singing-star-2025/solo-singing/register';
const competition = detailsOf();
const toKeep = {
  competition,
  person: null,
  key: registrationKey,
  values: filledRegistration,
  unsure: false,
  begun: null,
  media: chosenMedia,
  identity: identityFile,
};
const files = { media: chosenMedia, identity: identityFile };
const start = Date.UTC(2025, 6, 1);
/** The values that a new tab finds. */
const inNewTab = { ...filledRegistration, civil_id: '', read_requirement: false, term_conditions: false };

beforeEach(() => void vi.useFakeTimers({ now: start, toFake: ['Date'] }));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});

it('A draft is restored at its own address, with its competition and key', () => {
  keepRegistration(path, toKeep);
  expect(recallRegistration(path, null)).toEqual({ competition, draft: keptDraft, files });
  expect(recallRegistration('/another/one/register', null)).toBeNull();
});

it('A new tab finds what was typed, without the number of the identity document and without consents', () => {
  keepRegistration(path, { ...toKeep, unsure: true });
  sessionStorage.clear();
  expect(recallRegistration(path, null)?.draft).toEqual({
    key: registrationKey,
    values: inNewTab,
    unsure: true,
    begun: null,
  });
  expect(JSON.stringify(localStorage)).not.toContain(filledRegistration.civil_id);
});

it('A draft ends with the upload of its form, or as long after its last change', () => {
  keepRegistration(path, toKeep);
  const isThereAt = (now: number) => findDraft(path, null, now) !== null;
  expect([isThereAt(start + UPLOAD_LIFE_MS - 1), isThereAt(start + UPLOAD_LIFE_MS)]).toEqual([true, false]);
  keepUpload({ entry: null, form: registrationKey }, 'film', '/api/uploads/a', start + 5);
  expect(draftEnd(findDraft(path, null, start)!)).toBe(start + 5 + UPLOAD_LIFE_MS);
  expect(isThereAt(start + UPLOAD_LIFE_MS + 4)).toBe(true);
});

it('An anonymous draft stays available after the login, and then belongs to the candidate', () => {
  keepRegistration(path, toKeep);
  expect(recallRegistration(path, profile.id)?.draft).toEqual(keptDraft);
  keepRegistration(path, { ...toKeep, person: profile });
  expect(recallRegistration(path, null)).toBeNull();
});

it("A signed-in candidate's draft is shown to nobody else, and stays when somebody else begins", () => {
  keepRegistration(path, { ...toKeep, person: profile });
  expect([recallRegistration(path, null), recallRegistration(path, 'somebody-else')]).toEqual([null, null]);
  keepRegistration(path, { ...toKeep, key: 'another-key-of-a-form' });
  expect(recallRegistration(path, null)?.draft.key).toBe('another-key-of-a-form');
  expect(recallRegistration(path, profile.id)?.draft.key).toBe(registrationKey);
});

it('Files last as long as the page and belong to one registration', () => {
  keepRegistration(path, toKeep);
  keepRegistration('/another/one/register', { ...toKeep, key: 'another-key-of-a-form' });
  expect(recallRegistration(path, null)?.files).toBeNull();
});

it('Stores no file, and nothing after the draft is deleted', () => {
  keepRegistration(path, toKeep);
  keepUpload({ entry: null, form: registrationKey }, 'film', '/api/uploads/a', start);
  expect(JSON.stringify([sessionStorage, localStorage])).not.toMatch(/passport|fatma-solo/);
  forgetRegistration(registrationKey);
  expect([recallRegistration(path, null), sessionStorage.length, localStorage.length]).toEqual([null, 0, 0]);
});

it.each([
  ['a name', { full_name: 'F' }, true],
  ['a day of birth', { day: '1' }, true],
  ['only another country', { country_id: '7' }, false],
  ['nothing', {}, false],
])('A form with %s is a draft to continue: %s', (_, typed, isOne) => {
  keepRegistration(path, { ...toKeep, values: { ...emptyRegistration, ...typed } });
  expect(findDraft(path, null, start)?.typed).toBe(isOne);
});

it.each(['', '7', 'null', '{}', '[null, 7, {"format":2}]', '[{"format":1,"path":"/a"}]'])(
  'What a hand wrote there is no draft: %s',
  (kept) => {
    localStorage.setItem('sawt.registration', kept);
    sessionStorage.setItem('sawt.registration', kept);
    expect(recallRegistration(path, null)).toBeNull();
  },
);

it('A stored field of another type is empty', () => {
  keepRegistration(path, toKeep);
  const stored = localStorage.getItem('sawt.registration')!;
  localStorage.setItem('sawt.registration', stored.replace('"Fatma Said Al Zadjali"', '7'));
  expect(recallRegistration(path, null)?.draft.values).toEqual({ ...filledRegistration, full_name: '' });
});
