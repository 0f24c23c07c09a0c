import { expect, it } from 'vitest';
import type { SubmissionFailure } from '../../domain/submissionFailure.ts';
import { bundledI18n } from './bundledI18n.ts';
import { languages } from './language.ts';

const failures: Record<SubmissionFailure, true> = {
  invalid: true,
  unauthorized: true,
  notAllowed: true,
  server: true,
  timeout: true,
  network: true,
  failed: true,
};

it('has a sentence in both languages for every failure of a vote', () => {
  const keys = Object.keys(failures).map((failure) => `pay:submission.${failure}`);
  const missing = languages.flatMap((language) => {
    const i18n = bundledI18n(language);
    return keys.filter((key) => !i18n.exists(key)).map((key) => `${language} ${key}`);
  });
  expect(missing).toEqual([]);
});
