/** Server-side rendering of the pages that the browser hydrates. */
import { createInstance } from 'i18next';
import { Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import accountAr from '../../locales/ar/account.json';
import commonAr from '../../locales/ar/common.json';
import entriesAr from '../../locales/ar/entries.json';
import errorsAr from '../../locales/ar/errors.json';
import eventsAr from '../../locales/ar/events.json';
import voteAr from '../../locales/ar/vote.json';
import accountEn from '../../locales/en/account.json';
import commonEn from '../../locales/en/common.json';
import entriesEn from '../../locales/en/entries.json';
import errorsEn from '../../locales/en/errors.json';
import eventsEn from '../../locales/en/events.json';
import voteEn from '../../locales/en/vote.json';
import type { RenderedPage, PaintPage } from '../../domain/firstPaint.ts';
import { formatter } from '../i18n/formatter.ts';
import { i18nOptions } from '../i18n/i18nOptions.ts';
import type { Language } from '../i18n/language.ts';
import { competitionDetailsMachine } from '../machines/competitionDetails/competitionDetailsMachine.ts';
import { publicVotingMachine } from '../machines/publicVoting/publicVotingMachine.ts';
import { registrationMachine } from '../machines/registration/registrationMachine.ts';
import { tabGuardMachine } from '../machines/tabGuard/tabGuardMachine.ts';
import { RegisterPage } from '../pages/candidate/RegisterPage/RegisterPage.tsx';
import { CompetitionPage } from '../pages/visitor/CompetitionPage/CompetitionPage.tsx';
import { VotePage } from '../pages/voter/VotePage/VotePage.tsx';
import { SiteShell } from './SiteShell.tsx';

const words = {
  ar: {
    account: accountAr,
    common: commonAr,
    entries: entriesAr,
    errors: errorsAr,
    events: eventsAr,
    vote: voteAr,
  },
  en: {
    account: accountEn,
    common: commonEn,
    entries: entriesEn,
    errors: errorsEn,
    events: eventsEn,
    vote: voteEn,
  },
};
const nothing = () => {};

/** Preload links that React writes before the page; the head already holds them. */
const PRELOADS = /^(<link rel="preload"[^>]*>)+/;
/** The content security policy forbids style attributes: the loader applies them after parsing. */
const STYLES = / style="/g;

/** Nested as in `Site.tsx`: otherwise React would render again instead of hydrating. */
export const paintPage: PaintPage = (page, language) =>
  renderToString(
    <I18nextProvider i18n={i18nFor(language)}>
      <SiteShell path={page.path} theme="light" onTheme={nothing} onLanguage={nothing}>
        <Suspense>
          {screenOf(page)}
          {null}
        </Suspense>
      </SiteShell>
    </I18nextProvider>,
  )
    .replace(PRELOADS, '')
    .replaceAll(STYLES, ' data-style="');

function screenOf(page: RenderedPage): ReactNode {
  if (page.screen === 'competition') {
    const { details, now } = page;
    return (
      <CompetitionPage
        competition={competitionDetailsMachine}
        atHand={{ brief: details, now }}
        eventSlug={details.event.slug}
        notFound={null}
      />
    );
  }
  if (page.screen === 'register')
    return <RegisterPage registration={registrationMachine} preview={page.details} />;
  return (
    <>
      <VotePage voting={publicVotingMachine} tabGuard={tabGuardMachine} atHand={page.atHand} />
      {null}
    </>
  );
}

function i18nFor(language: Language) {
  const i18n = createInstance();
  void i18n.use(formatter).init({ ...i18nOptions(language), resources: words, initAsync: false });
  return i18n;
}
