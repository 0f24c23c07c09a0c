import { useTranslation } from 'react-i18next';
import type { VotingPhase } from '../../../domain/votingSchedule.ts';
import * as styles from './Countdown.css.ts';
import type { Milestone } from './milestones.ts';
import { RunningCountdown } from './RunningCountdown.tsx';

export type CountdownProps = {
  phase: VotingPhase;
  /** Milliseconds until the phase changes, by server time; ignored after the last phase. */
  remainingMs: number;
  /** The vote has ended, but payments that began before may still be counted. */
  settling?: boolean;
  /** Called with the sentence to announce 1 h, 30, 10, 5 and 1 min before the end, and at the end. */
  onMilestone?: (milestone: Milestone, sentence: string) => void;
};

/** Time until the group closes or the next opens. It has no timer: it shows its props. */
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
