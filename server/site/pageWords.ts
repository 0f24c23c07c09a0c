import type { PageName } from '../../domain/routes.ts';
import commonAr from '../../locales/ar/common.json' with { type: 'json' };
import pagesAr from '../../locales/ar/pages.json' with { type: 'json' };
import payAr from '../../locales/ar/pay.json' with { type: 'json' };
import receiptAr from '../../locales/ar/receipt.json' with { type: 'json' };
import voteAr from '../../locales/ar/vote.json' with { type: 'json' };
import commonEn from '../../locales/en/common.json' with { type: 'json' };
import pagesEn from '../../locales/en/pages.json' with { type: 'json' };
import payEn from '../../locales/en/pay.json' with { type: 'json' };
import receiptEn from '../../locales/en/receipt.json' with { type: 'json' };
import voteEn from '../../locales/en/vote.json' with { type: 'json' };
import type { Language } from '../platform/http/language.ts';
import type { PageFilling } from './fillPage.ts';

/** A page as it answers: one whose words never change, or the page that says there is none. */
export type AnsweredPage = Exclude<PageName, 'event' | 'competition'> | 'notFound';

const words = {
  ar: { common: commonAr, pages: pagesAr, pay: payAr, receipt: receiptAr, vote: voteAr },
  en: { common: commonEn, pages: pagesEn, pay: payEn, receipt: receiptEn, vote: voteEn },
};

type Words = (typeof words)[Language];

const titles: Record<AnsweredPage, (spoken: Words) => string> = {
  vote: ({ vote }) => vote.pageTitle,
  leaderboard: ({ pay }) => pay.leaderboard.pageTitle,
  voteNow: ({ pay }) => pay.choose.pageTitle,
  payment: ({ pay }) => pay.pay.pageTitle,
  paymentSuccess: ({ pay }) => pay.success.pageTitle,
  receipt: ({ receipt }) => receipt.receipt.pageTitle,
  transparency: ({ receipt }) => receipt.transparency.pageTitle,
  events: ({ pages }) => pages.events.title,
  notFound: ({ common }) => common.notFound.page,
};

export const answeredPages = Object.keys(titles) as AnsweredPage[];

/** The title as the site itself would set it, so that it does not change while the page starts. */
export function pageTitle(page: AnsweredPage, language: Language): string {
  const spoken = words[language];
  return spoken.common.title.page.replace('{{page}}', titles[page](spoken));
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
