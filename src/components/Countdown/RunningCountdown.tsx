import Clock from '@lucide/icons/icons/clock';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Countdown.css.ts';
import { countdownParts, countdownUnits } from './countdownParts.ts';
import { milestoneTime, type Milestone } from './milestones.ts';
import { useCountdownWords, type RunningPhase } from './useCountdownWords.ts';
import { useMilestones } from './useMilestones.ts';

const HOUR = 3_600_000;

type Props = {
  phase: RunningPhase;
  remainingMs: number;
  onMilestone: ((milestone: Milestone, sentence: string) => void) | undefined;
};

export function RunningCountdown({ phase, remainingMs, onMilestone }: Props) {
  const { t } = useTranslation('vote');
  const format = useFormat();
  const words = useCountdownWords(phase);
  const parts = countdownParts(remainingMs);
  const { end, sentence } = words;
  const tell = useCallback(
    (milestone: Milestone) =>
      onMilestone?.(milestone, milestone === 'end' ? end : sentence(milestoneTime(milestone))),
    [onMilestone, end, sentence],
  );
  useMilestones(remainingMs, tell);
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <p className={styles.title}>{words.title}</p>
        {remainingMs <= HOUR && <p className={styles.lastHour}>{t('countdown.lastHour')}</p>}
      </div>
      <div role="timer" aria-live="off" aria-label={sentence(remainingMs)} className={styles.tiles}>
        {countdownUnits.map((unit) => (
          <div key={unit} aria-hidden="true" className={styles.tile}>
            <span className={styles.digitsPlace}>
              <span className={styles.digits}>{format.clock(parts[unit])}</span>
            </span>
            <span className={styles.unit}>{t(`countdown.${unit}`)}</span>
          </div>
        ))}
      </div>
      <p className={styles.line}>
        <Icon of={Clock} size="sm" />
        {words.deadline(remainingMs)}
      </p>
    </div>
  );
}
