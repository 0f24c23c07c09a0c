import type { Board, Event, Participant } from '../../domain/contract.ts';
import { languageTags } from '../../domain/languageTags.ts';
import { localized } from '../../domain/localized.ts';
import type { PageName } from '../../domain/routes.ts';
import accountAr from '../../locales/ar/account.json' with { type: 'json' };
import commonAr from '../../locales/ar/common.json' with { type: 'json' };
import diagnosticsAr from '../../locales/ar/diagnostics.json' with { type: 'json' };
import entriesAr from '../../locales/ar/entries.json' with { type: 'json' };
import eventsAr from '../../locales/ar/events.json' with { type: 'json' };
import pagesAr from '../../locales/ar/pages.json' with { type: 'json' };
import payAr from '../../locales/ar/pay.json' with { type: 'json' };
import receiptAr from '../../locales/ar/receipt.json' with { type: 'json' };
import voteAr from '../../locales/ar/vote.json' with { type: 'json' };
import accountEn from '../../locales/en/account.json' with { type: 'json' };
import commonEn from '../../locales/en/common.json' with { type: 'json' };
import diagnosticsEn from '../../locales/en/diagnostics.json' with { type: 'json' };
import entriesEn from '../../locales/en/entries.json' with { type: 'json' };
import eventsEn from '../../locales/en/events.json' with { type: 'json' };
import pagesEn from '../../locales/en/pages.json' with { type: 'json' };
import payEn from '../../locales/en/pay.json' with { type: 'json' };
import receiptEn from '../../locales/en/receipt.json' with { type: 'json' };
import voteEn from '../../locales/en/vote.json' with { type: 'json' };
import type { Language } from '../platform/http/language.ts';
import type { PageFilling } from './fillPage.ts';

/** A page with constant words, or the page for unknown addresses. */
export type AnsweredPage = Exclude<PageName, 'event' | 'competition' | 'contestant'> | 'notFound';

const words = {
  ar: {
    account: accountAr,
    common: commonAr,
    diagnostics: diagnosticsAr,
    entries: entriesAr,
    events: eventsAr,
    pages: pagesAr,
    pay: payAr,
    receipt: receiptAr,
    vote: voteAr,
  },
  en: {
    account: accountEn,
    common: commonEn,
    diagnostics: diagnosticsEn,
    entries: entriesEn,
    events: eventsEn,
    pages: pagesEn,
    pay: payEn,
    receipt: receiptEn,
    vote: voteEn,
  },
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
  diagnostics: ({ diagnostics }) => diagnostics.pageTitle,
  events: ({ events }) => events.pageTitle,
  login: ({ account }) => account.login.pageTitle,
  forgotPassword: ({ account }) => account.forgot.pageTitle,
  newPassword: ({ account }) => account.newPassword.pageTitle,
  dashboard: ({ account }) => account.dashboard.pageTitle,
  profile: ({ account }) => account.profile.pageTitle,
  editPassword: ({ account }) => account.change.pageTitle,
  editEmail: ({ account }) => account.contact.email.title,
  editPhone: ({ account }) => account.contact.phone_number.title,
  contactLink: ({ account }) => account.contactLink.pageTitle,
  submissions: ({ entries }) => entries.submissions.pageTitle,
  submissionDetails: ({ entries }) => entries.viewer.pageTitle,
  submissionViewer: ({ entries }) => entries.viewer.pageTitle,
  register: ({ entries }) => entries.register.pageTitle,
  submit: ({ entries }) => entries.viewer.replace,
  notFound: ({ common }) => common.notFound.page,
};

/** The name of a page, without the site's name. */
export const pageName = (page: AnsweredPage, language: Language): string => titles[page](words[language]);

/** The same title that the site sets, so that it does not change during hydration. */
export const pageTitle = (name: string, language: Language): string =>
  words[language].common.title.page.replace('{{page}}', () => name);

export const brandName = (language: Language): string => words[language].common.brand;

export function pageDescription(page: AnsweredPage, language: Language): string {
  return words[language].pages[page].description;
}

/** The description of an event, which has only a name, days and a number of competitions. */
export function eventSentence(event: Event, competitions: number, language: Language): string {
  const { described } = words[language].pages;
  const forms: Readonly<Record<string, string>> = described;
  const form = new Intl.PluralRules(language).select(competitions);
  const counted = forms[`competitions_${form}`] ?? described.competitions_other;
  return described.event
    .replace('{{event}}', () => localized(event, 'name', language))
    .replace('{{dates}}', () => daysOf(event, language))
    .replace('{{competitions}}', () => counted.replace('{{count}}', String(competitions)));
}

/** The description of a contestant: how to vote for them by text message, and in what they compete. */
export function contestantSentence(
  { user, sms_code }: Participant,
  competition: Board['data']['competition'],
  language: Language,
): string {
  return words[language].pages.described.contestant
    .replace('{{name}}', () => localized(user, 'full_name', language))
    .replace('{{code}}', () => sms_code)
    .replace('{{competition}}', () => (competition ? localized(competition, 'name', language) : ''))
    .trim();
}

/** The description of a competition that has none of its own. */
export function competitionSentence(event: Event, language: Language): string {
  return words[language].pages.described.competition.replace('{{event}}', () =>
    localized(event, 'name', language),
  );
}

function daysOf({ start_time, end_time, zone }: Event, language: Language): string {
  if (start_time === null || end_time === null) return words[language].events.tba;
  const format = new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'medium', timeZone: zone });
  return format.formatRange(start_time, end_time - 1);
}

export function unbuiltText(language: Language): string {
  return words[language].pages.unbuilt;
}

/** The sentences of a failed start. */
export function startWords(language: Language): Pick<PageFilling, 'startFailed' | 'noScript'> {
  const { startFailed, startAgain, noScript } = words[language].pages;
  return { startFailed: { sentence: startFailed, again: startAgain }, noScript };
}
