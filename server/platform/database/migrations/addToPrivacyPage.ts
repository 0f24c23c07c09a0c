import { replaceOnPage } from './replaceOnPage.ts';

type Addition = { column: 'body_en' | 'body_ar'; after: string; added: string };

/** Adds sentences to the privacy page, where the page still has the sentence before each. */
export const addToPrivacyPage = (additions: readonly Addition[]) =>
  replaceOnPage(
    'privacy',
    additions.map(({ column, after, added }) => ({ column, old: after, now: after + added })),
  );
