import Clock from '@lucide/icons/icons/clock';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { Icon } from '../Icon/Icon.tsx';
import { LevelBackdrop } from '../LevelBackdrop/LevelBackdrop.tsx';
import * as styles from './LeaderboardStage.css.ts';

export type LeaderboardStageProps = {
  /** The phase of the vote: a PhaseTag. */
  tag?: ReactNode;
  /** Names from data, one on each line: the competition, the round. */
  lead: readonly string[];
  /** UTC ms of the board shown. */
  updatedAt?: number | undefined;
  /** At the bottom of the stage: a Podium. */
  podium?: ReactNode;
  /** Names and podium may still load: their room is reserved. */
  waiting?: boolean;
};

/** The stage of the leaderboard: its title and the first three. */
export function LeaderboardStage(props: LeaderboardStageProps) {
  const { tag, lead, updatedAt, podium, waiting = false } = props;
  const { t } = useTranslation('pay');
  const format = useFormat();
  return (
    <div className={styles.band}>
      <LevelBackdrop dim />
      <div className={waiting ? `${styles.inner} ${styles.awaited}` : styles.inner}>
        <div className={styles.words}>
          {tag}
          <h1 tabIndex={-1} className={styles.title}>
            {t('leaderboard.title')}
          </h1>
          {lead.map((line) => (
            <p key={line} className={styles.lead}>
              <bdi>{line}</bdi>
            </p>
          ))}
          {updatedAt !== undefined && (
            <p className={styles.updated}>
              <Icon of={Clock} size="sm" />
              {t('leaderboard.updated', { time: format.timeOfDay(updatedAt) })}
            </p>
          )}
        </div>
        {podium !== undefined && <div className={styles.podium}>{podium}</div>}
      </div>
    </div>
  );
}
