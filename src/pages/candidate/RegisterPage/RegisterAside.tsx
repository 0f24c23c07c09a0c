import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetitionDetails } from '../../../../domain/contract.ts';
import { localized } from '../../../../domain/localized.ts';
import { registrationStateAt } from '../../../../domain/registration.ts';
import { useCompetitionWords } from '../../../components/CompetitionCard/useCompetitionWords.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { SceneImage } from '../../../components/SceneImage/SceneImage.tsx';
import { SectionProgress } from '../../../components/SectionProgress/SectionProgress.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { RegistrationContext } from '../../../machines/registration/registrationTypes.ts';
import * as styles from './RegisterAside.css.ts';
import { registerSections, sectionStates } from './registerSections.ts';
import { useTermsSummary } from './useTermsSummary.ts';

type Props = { competition: CompetitionDetails; context: RegistrationContext };

/** The competition, the progress of the form, and the entry requirements. */
export function RegisterAside({ competition, context }: Props) {
  const { t } = useTranslation('entries');
  const id = useId();
  const language = useLanguage();
  const format = useFormat();
  const words = useCompetitionWords();
  const summary = useTermsSummary(competition);
  const states = sectionStates(context);
  const sections = registerSections.map((section) => states[section].state);
  const ready = sections.filter((state) => state === 'ready').length;
  const name = localized(competition, 'name', language);
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <div className={styles.picture}>
        <SceneImage sizes={competition.thumbnail_sizes} shown="400px" name={name} />
      </div>
      <div className={styles.content}>
        <div>
          <h2 id={id} className={styles.name}>
            <bdi>{name}</bdi>
          </h2>
          <p className={styles.event}>
            <bdi>{localized(competition.event, 'name', language)}</bdi> ·{' '}
            <span className={styles.deadline}>
              {words.registration(competition, {
                state: registrationStateAt(competition, context.now),
                now: context.now,
              })}
            </span>
          </p>
        </div>
        <SectionProgress
          words={t('register.aside.ready', {
            ready: format.number(ready),
            all: format.number(sections.length),
          })}
          sections={sections}
        />
        <div>
          <h3 className={styles.before}>{t('register.aside.before')}</h3>
          <ul className={styles.facts}>
            {summary.map(({ icon, words: fact }) => (
              <li key={fact} className={styles.fact}>
                <span className={styles.icon}>
                  <Icon of={icon} />
                </span>
                {fact}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
