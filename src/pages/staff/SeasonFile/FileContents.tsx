import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { SeasonFile } from '../../../../domain/season/seasonFile.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { useDateSpan } from '../../../i18n/useDateSpan.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { leftToRight } from '../../../theme/layout.css.ts';
import * as styles from './SeasonFile.css.ts';

type Props = {
  season: SeasonFile;
  /** UTC ms. */
  now: number;
  children?: ReactNode;
};

/** What a file holds, before anything is made of it. */
export function FileContents({ season: { event, competitions }, now, children }: Props) {
  const { t } = useTranslation('staffFiles');
  const language = useLanguage();
  const { number, zone } = useFormat(event.zone);
  const days = useDateSpan(event.zone);
  const rounds = competitions.flatMap((each) => each.rounds);
  const windows = rounds.flatMap(({ groups }) => groups);
  const facts: [string, ReactNode][] = [
    [t('import.dates'), days.span(event.starts_at, event.ends_at)],
    [t('import.zone'), zone(event.starts_at)],
    [t('import.rounds'), number(rounds.length)],
    [t('import.windows'), number(windows.length)],
    [
      t('import.address'),
      <>
        <bdi className={leftToRight}>{event.slug}</bdi>
        <span className={styles.more}>{t('import.addressHint')}</span>
      </>,
    ],
  ];
  return (
    <Panel title={<bdi>{localized(event, 'name', language)}</bdi>} hint={t('import.notYet')}>
      <dl className={styles.facts}>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt className={styles.factName}>{name}</dt>
            <dd className={styles.fact}>{fact}</dd>
          </div>
        ))}
        <div>
          <dt className={styles.factName}>{t('import.competitions')}</dt>
          <dd className={styles.fact}>
            {competitions.length === 0 ? (
              t('import.none')
            ) : (
              <ul className={styles.names}>
                {competitions.map((each, index) => (
                  <li key={index}>
                    <bdi>{localized(each, 'name', language)}</bdi>
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      </dl>
      <p className={styles.quiet}>{t('import.without')}</p>
      {event.ends_at <= now && <Note kind="warning" title={t('import.past')} />}
      {children}
    </Panel>
  );
}
