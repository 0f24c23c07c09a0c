import { type ReactNode, useMemo, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { previewOf } from '../../../../domain/season/previewOf.ts';
import { registrationStateAt } from '../../../../domain/registration.ts';
import type { FormTexts } from '../../../../domain/staff/mergeEdits.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { CompetitionCard } from '../../../components/CompetitionCard/CompetitionCard.tsx';
import { CompetitionHero } from '../../../components/CompetitionHero/CompetitionHero.tsx';
import { CompetitionOverview } from '../../../components/CompetitionOverview/CompetitionOverview.tsx';
import { CompetitionSections } from '../../../components/CompetitionSections/CompetitionSections.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { EventZone } from '../../../i18n/eventZone.ts';
import type { Language } from '../../../i18n/language.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Phone } from '../Phone/Phone.tsx';
import * as styles from './CompetitionPage.css.ts';
import * as look from './CompetitionPreview.css.ts';

export type CompetitionPreviewProps = {
  texts: FormTexts;
  facts: FormTexts;
  /** UTC ms. */
  now: number;
};

const languages = ['ar', 'en'] as const;

/** What is typed, as visitors will see it on a phone, in either language. */
export default function CompetitionPreview({ texts, facts, now }: CompetitionPreviewProps) {
  const { t, i18n } = useTranslation('staffSeason');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const inLanguage = useMemo(() => i18n.cloneInstance({ lng: language }), [i18n, language]);
  const competition = useMemo(() => previewOf(texts, facts), [texts, facts]);
  const state = registrationStateAt(competition, now);
  return (
    <Panel
      title={t('preview.title')}
      aside={
        <fieldset aria-label={t('preview.language')} className={styles.languages}>
          {languages.map((each) => (
            <Button
              key={each}
              variant={each === language ? 'secondary' : 'quiet'}
              aria-pressed={each === language}
              lang={each}
              onClick={() => setLanguage(each)}
            >
              {t(`preview.${each}`)}
            </Button>
          ))}
        </fieldset>
      }
    >
      <Phone title={t('preview.frame')} language={language}>
        <I18nextProvider i18n={inLanguage}>
          <EventZone zone={competition.event.zone}>
            <CompetitionHero
              competition={competition}
              eventSlug={competition.event.slug}
              state={state}
              now={now}
              panel={<CompetitionOverview competition={competition} now={now} />}
            />
            <div className={look.page}>
              <CompetitionSections competition={competition} now={now} />
              <InLists title={inLanguage.getFixedT(language, 'staffSeason')('preview.card')}>
                <CompetitionCard competition={competition} now={now} />
              </InLists>
            </div>
          </EventZone>
        </I18nextProvider>
      </Phone>
    </Panel>
  );
}

const InLists = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section title={title}>{children}</Section>
);
