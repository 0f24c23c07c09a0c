/** Runs on the server: pages as they stand in the document until the site takes over. */
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import commonAr from '../../locales/ar/common.json';
import eventsAr from '../../locales/ar/events.json';
import commonEn from '../../locales/en/common.json';
import eventsEn from '../../locales/en/events.json';
import type { PaintPage } from '../../domain/firstPaint.ts';
import { pagePaths } from '../../domain/routes.ts';
import { formatter } from '../i18n/formatter.ts';
import { i18nOptions } from '../i18n/i18nOptions.ts';
import type { Language } from '../i18n/language.ts';
import { competitionDetailsMachine } from '../machines/competitionDetails/competitionDetailsMachine.ts';
import { CompetitionPage } from '../pages/visitor/CompetitionPage/CompetitionPage.tsx';
import { SiteShell } from './SiteShell.tsx';

const words = {
  ar: { common: commonAr, events: eventsAr },
  en: { common: commonEn, events: eventsEn },
};
const nothing = () => {};

/** The policy of the pages lets no attribute set a style: whatever one would set comes with the site. */
const STYLES = / style="[^"]*"/g;

export const paintPage: PaintPage = ({ path, details, now }, language) =>
  renderToString(
    <I18nextProvider i18n={speaking(language)}>
      <div data-painted>
        <SiteShell
          path={path}
          section={pagePaths.events}
          theme="light"
          onTheme={nothing}
          onLanguage={nothing}
        >
          <CompetitionPage
            competition={competitionDetailsMachine}
            atHand={{ brief: details, now }}
            eventSlug={details.event.slug}
            notFound={null}
          />
        </SiteShell>
      </div>
    </I18nextProvider>,
  )
    .replaceAll(STYLES, '')
    // Nobody listens yet: a press must not seem to be taken.
    .replaceAll('<button ', '<button disabled ');

function speaking(language: Language) {
  const i18n = createInstance();
  void i18n.use(formatter).init({ ...i18nOptions(language), resources: words, initAsync: false });
  return i18n;
}
