import { afterEach, expect, it } from 'vitest';
import { profile } from '../../../tests/support/accounts/accountFacts.ts';
import { detailsOf } from '../../../tests/support/catalogue/catalogueFixtures.ts';
import {
  chosenMedia,
  filledRegistration,
  identityFile,
  keptDraft,
  registrationKey,
} from '../../../tests/support/entries/registrationFacts.ts';
import { REGISTRATION_DRAFT_KEY } from './draftKeys.ts';
import { forgetRegistration, keepRegistration, recallRegistration } from './registrationMemory.ts';

const path = '/arab-singing-star-2025/solo-singing/register';
const competition = detailsOf();
const toKeep = {
  competition,
  person: null,
  key: registrationKey,
  values: filledRegistration,
  unsure: false,
  media: chosenMedia,
  identity: identityFile,
};
const files = { media: chosenMedia, identity: identityFile };

afterEach(() => sessionStorage.clear());

it('A draft is restored at its own address, with its competition and key', () => {
  keepRegistration(path, toKeep);
  expect(recallRegistration(path, null)).toEqual({ competition, draft: keptDraft, files });
  expect(recallRegistration('/another/one/register', null)).toBeNull();
});

it('An anonymous draft stays available after the login', () => {
  keepRegistration(path, toKeep);
  expect(recallRegistration(path, profile.id)?.draft).toEqual(keptDraft);
});

it("A signed-in candidate's draft is shown to nobody else", () => {
  keepRegistration(path, { ...toKeep, person: profile });
  expect([recallRegistration(path, null), recallRegistration(path, 'somebody-else')]).toEqual([null, null]);
  expect(recallRegistration(path, profile.id)?.draft).toEqual(keptDraft);
});

it('Files last as long as the page and belong to one registration', () => {
  keepRegistration(path, toKeep);
  const stored = sessionStorage.getItem(REGISTRATION_DRAFT_KEY)!;
  keepRegistration(path, { ...toKeep, key: 'another-key-of-a-form' });
  sessionStorage.setItem(REGISTRATION_DRAFT_KEY, stored);
  expect(recallRegistration(path, null)).toEqual({ competition, draft: keptDraft, files: null });
});

it('Stores no file, and nothing after the draft is deleted', () => {
  keepRegistration(path, toKeep);
  expect(JSON.stringify(sessionStorage)).not.toMatch(/passport|fatma-solo/);
  forgetRegistration();
  expect([recallRegistration(path, null), sessionStorage.length]).toEqual([null, 0]);
});

it.each(['', '7', 'null', '{}', '{"format":1}', '{"format":0}', '{"format":1,"draft":{"key":1}}'])(
  'What a hand wrote there is no draft: %s',
  (kept) => {
    sessionStorage.setItem('sawt.registration', kept);
    expect(recallRegistration(path, null)).toBeNull();
  },
);
