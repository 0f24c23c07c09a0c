import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  profile,
  profileDay as today,
  waitingProfile,
} from '../../../../tests/support/accounts/accountFacts.ts';
import { renderInLanguage } from '../../../../tests/support/pages/renderInLanguage.tsx';
import { stagedProfile } from '../../../../tests/support/accounts/stagedAccount.ts';
import { Toasts } from '../../../components/Toasts/Toasts.tsx';
import type { Language } from '../../../i18n/language.ts';
import { ProfilePage } from './ProfilePage.tsx';

const pressButton = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

function openProfile(language: Language, loaded = profile, saved = profile) {
  renderInLanguage(
    language,
    <>
      <ProfilePage
        profileEdit={stagedProfile({ profile: loaded, draft: null, today }, saved)}
        user={profile}
        path="/profile"
      />
      <Toasts />
    </>,
  );
}

const savedWords = {
  ar: /^تم الحفظ\. بانتظار موافقة المنظمين قبل الظهور للجمهور: الصورة الشخصية والاسم الكامل والدولة\.$/,
  en: /^Saved\. The organisers look at this before the public sees it: Profile picture, Full name, and Country\.$/,
};

it.each(['ar', 'en'] as const)('names the fields under review after saving, in %s', async (language) => {
  openProfile(language, profile, waitingProfile);
  await pressButton(/^(تعديل|Edit)$/);
  await pressButton(/^(حفظ التغييرات|Update)$/);
  expect((await screen.findAllByText(savedWords[language])).length).toBeGreaterThan(0);
});

it('shows public values, with changes under review above them', async () => {
  openProfile('en', waitingProfile);
  expect(await screen.findByText('Waiting for approval')).toBeVisible();
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts.slice(0, 7)).toEqual([
    '',
    'Since Nov 20, 2026',
    'Huda bint Said',
    'Since Nov 19, 2026',
    'Saudi Arabia',
    'Since Nov 19, 2026',
    'Huda Al Rawahi',
  ]);
});

it('describes each field under review by its public value', async () => {
  openProfile('en', waitingProfile);
  await pressButton(/^Edit$/);
  const name = screen.getByRole('textbox', { name: 'Full name' });
  expect(name).toHaveValue('Huda bint Said');
  expect(name).toHaveAccessibleDescription(
    'Waiting for approval. The public sees: \u2068Huda Al Rawahi\u2069',
  );
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription(
    'Waiting for approval. The public sees: \u2068Oman\u2069',
  );
  expect(screen.getByRole('button', { name: 'Change picture' })).toHaveAccessibleDescription(
    'This picture waits for approval. The public sees the earlier one.',
  );
});
