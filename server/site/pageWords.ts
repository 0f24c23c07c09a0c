import type { PageName } from '../../domain/routes.ts';
import commonAr from '../../locales/ar/common.json' with { type: 'json' };
import pagesAr from '../../locales/ar/pages.json' with { type: 'json' };
import voteAr from '../../locales/ar/vote.json' with { type: 'json' };
import commonEn from '../../locales/en/common.json' with { type: 'json' };
import pagesEn from '../../locales/en/pages.json' with { type: 'json' };
import voteEn from '../../locales/en/vote.json' with { type: 'json' };
import type { Language } from '../platform/http/language.ts';
import type { PageFilling } from './fillPage.ts';

/** A page as it answers: one that exists, or the page that says there is none. */
export type AnsweredPage = PageName | 'notFound';

const words = {
  ar: { common: commonAr, pages: pagesAr, vote: voteAr },
  en: { common: commonEn, pages: pagesEn, vote: voteEn },
};

/** The title as the site itself would set it, so that it does not change while the page starts. */
export function pageTitle(page: AnsweredPage, language: Language): string {
  const { common, vote } = words[language];
  const name = page === 'notFound' ? common.notFound.page : vote.pageTitle;
  return common.title.page.replace('{{page}}', name);
}

export function pageDescription(page: AnsweredPage, language: Language): string {
  return words[language].pages[page].description;
}

export function unbuiltText(language: Language): string {
  return words[language].pages.unbuilt;
}

/** What a page says that cannot start. */
export function startWords(language: Language): Pick<PageFilling, 'startFailed' | 'noScript'> {
  const { startFailed, startAgain, noScript } = words[language].pages;
  return { startFailed: { sentence: startFailed, again: startAgain }, noScript };
}
