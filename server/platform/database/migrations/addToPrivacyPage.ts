import { replaceOnPage } from './replaceOnPage.ts';

type Addition = { column: 'body_en' | 'body_ar'; after: string; added: string };

/** Adds sentences to the privacy page, each after a known sentence; does nothing where that one is gone. */
export const addToPrivacyPage = (additions: readonly Addition[]) =>
  replaceOnPage(
    'privacy',
    additions.map(({ column, after, added }) => ({ column, old: after, now: after + added })),
  );
