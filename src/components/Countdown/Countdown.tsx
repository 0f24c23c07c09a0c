import { useTranslation } from 'react-i18next';
import type { VotingPhase } from '../../../domain/votingSchedule.ts';
import * as styles from './Countdown.css.ts';
import type { Milestone } from './milestones.ts';
import { RunningCountdown } from './RunningCountdown.tsx';

export type CountdownProps = {
  phase: VotingPhase;
  /** Milliseconds until the phase changes, by the server's time; of no matter once nothing is ahead. */
  remainingMs: number;
  /** After the end: payments begun before it may still be counted. */
  settling?: boolean;
  /** A moment worth saying politely: 1 h, 30, 10, 5 and 1 min before, and the end; with the sentence to say. */
  onMilestone?: (milestone: Milestone, sentence: string) => void;
};

/** How long until the group closes or the next opens. It has no timer: it shows what it is given. */
export function Countdown({ phase, remainingMs, settling = false, onMilestone }: CountdownProps) {
  const { t } = useTranslation('vote');
  if ('at' in phase) {
    return (
      <RunningCountdown key={phase.at} phase={phase} remainingMs={remainingMs} onMilestone={onMilestone} />
    );
  }
  const ended = phase.phase === 'ended';
  return (
    <div className={styles.panel}>
      <p className={styles.title}>{t(ended ? 'countdown.ended' : 'countdown.none')}</p>
      <p className={styles.line}>
        {t(!ended ? 'countdown.noneHint' : settling ? 'countdown.settling' : 'countdown.endedHint')}
      </p>
    </div>
  );
}
