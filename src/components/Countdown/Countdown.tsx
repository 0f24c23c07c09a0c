import Clock from '@lucide/icons/icons/clock';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isSoon } from '../../../domain/opening.ts';
import type { VotingPhase } from '../../../domain/votingSchedule.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useGroupWords } from '../../i18n/useGroupWords.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Countdown.css.ts';
import { countdownParts, countdownUnits } from './countdownParts.ts';
import { lastOf } from './lastOf.ts';
import { milestonePassed, milestoneTime, type Milestone } from './milestonePassed.ts';

export type CountdownProps = {
  phase: VotingPhase;
  /** Milliseconds until the phase changes, by server time; ignored where no change is scheduled. */
  remainingMs: number;
  /** The vote has ended, but payments that began before may still be counted. */
  settling?: boolean;
  /** Called with the sentence to announce 1 h, 30, 10, 5 and 1 min before the end, and at the end. */
  onMilestone?: (milestone: Milestone, sentence: string) => void;
};

/** Time until the group closes or the next opens. It has no timer of its own: its props hold the time. */
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

type RunningCountdownProps = {
  phase: RunningPhase;
  remainingMs: number;
  onMilestone: ((milestone: Milestone, sentence: string) => void) | undefined;
};

function RunningCountdown({ phase, remainingMs, onMilestone }: RunningCountdownProps) {
  const { t } = useTranslation('vote');
  const format = useFormat();
  const words = useCountdownWords(phase);
  const parts = countdownParts(remainingMs);
  const { end, sentence } = words;
  const announceMilestone = useCallback(
    (milestone: Milestone) =>
      onMilestone?.(milestone, milestone === 'end' ? end : sentence(milestoneTime(milestone))),
    [onMilestone, end, sentence],
  );
  useMilestones(remainingMs, announceMilestone);
  const last = lastOf(remainingMs);
  return (
    <div data-last={last} className={styles.panel}>
      <div className={styles.head}>
        <p className={styles.title}>{words.title}</p>
        {last && <p className={styles.lastHour}>{t('countdown.lastHour')}</p>}
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
        <span className={styles.clock}>
          <Icon of={Clock} size="sm" />
        </span>
        {words.deadline(remainingMs)}
      </p>
    </div>
  );
}

const MINUTE = 60_000;

type RunningPhase = Extract<VotingPhase, { at: number }>;

type CountdownWords = {
  title: string;
  /** When the phase ends; without the date on the last day. */
  deadline: (remainingMs: number) => string;
  /** The whole sentence, to the minute. */
  sentence: (remainingMs: number) => string;
  /** Announced at the end: what happened. */
  end: string;
};

/** All texts of a countdown for its phase. */
function useCountdownWords(phase: RunningPhase): CountdownWords {
  const { t } = useTranslation('vote');
  const format = useFormat();
  const groups = useGroupWords();
  const closing = phase.phase === 'live';
  const group = groups.ordinal(phase.phase === 'live' ? phase.group : phase.next);
  return {
    title: t(closing ? 'countdown.closes' : 'countdown.opens', { group }),
    deadline: (remainingMs) =>
      isSoon(remainingMs)
        ? t('countdown.tonight', { time: format.timeOfDay(phase.at), zone: format.zone(phase.at) })
        : format.deadline(phase.at),
    sentence: (remainingMs) => {
      if (remainingMs < MINUTE) return t(closing ? 'countdown.closesNow' : 'countdown.opensNow', { group });
      const duration = format.duration(Math.floor(remainingMs / MINUTE) * MINUTE);
      return t(closing ? 'countdown.closesIn' : 'countdown.opensIn', { group, duration });
    },
    end: t(closing ? 'live.closed' : 'live.opened', { group }),
  };
}

/** Reports each milestone once, as it passes; not those already passed at the start. */
function useMilestones(remainingMs: number, onMilestone: (milestone: Milestone) => void): void {
  const before = useRef(remainingMs);
  useEffect(() => {
    const milestone = milestonePassed(before.current, remainingMs);
    before.current = remainingMs;
    if (milestone) onMilestone(milestone);
  }, [remainingMs, onMilestone]);
}
