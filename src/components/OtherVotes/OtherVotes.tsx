import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OtherVote } from '../../../domain/contract.ts';
import { localized } from '../../../domain/localized.ts';
import { ofCompetition } from '../../../domain/ofCompetition.ts';
import { pagePaths } from '../../../domain/routes.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import * as styles from './OtherVotes.css.ts';

export type OtherVotesProps = {
  /** The page that each link opens. */
  page: 'vote' | 'leaderboard';
  competitions: readonly OtherVote[];
};

/** Leads to the boards of other competitions with a vote under way. */
export function OtherVotes({ page, competitions }: OtherVotesProps) {
  const { t } = useTranslation('vote');
  const language = useLanguage();
  const label = useId();
  return (
    <nav aria-labelledby={label} className={styles.others}>
      <span id={label} className={styles.label}>
        {t('others')}
      </span>
      <ul className={styles.list}>
        {competitions.map((each) => (
          <li key={each.id}>
            <a href={pagePaths[page] + ofCompetition(each.id)} className={styles.link}>
              <bdi>{localized(each, 'name', language)}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
