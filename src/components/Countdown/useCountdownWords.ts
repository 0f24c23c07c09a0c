import { useTranslation } from 'react-i18next';
import { isSoon } from '../../../domain/opening.ts';
import type { VotingPhase } from '../../../domain/votingSchedule.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useGroupWords } from '../../i18n/useGroupWords.ts';

const MINUTE = 60_000;

export type RunningPhase = Extract<VotingPhase, { at: number }>;

export type CountdownWords = {
  title: string;
  /** When the phase ends; without the date on the last day. */
  deadline: (remainingMs: number) => string;
  /** The whole sentence, to the minute. */
  sentence: (remainingMs: number) => string;
  /** What happened at the end. */
  end: string;
};

/** All texts of a countdown for its phase. */
export function useCountdownWords(phase: RunningPhase): CountdownWords {
  const { t } = useTranslation('vote');
  const format = useFormat();
  const groups = useGroupWords();
  const closing = phase.phase === 'live';
  const group = groups.ordinal(phase.phase === 'live' ? phase.group : phase.next);
  return {
    title: t(closing ? 'countdown.closes' : 'countdown.opens', { group }),
    deadline: (remainingMs) =>
      isSoon(remainingMs)
        ? t('countdown.tonight', { time: format.timeOfDay(phase.at) })
        : format.deadline(phase.at),
    sentence: (remainingMs) => {
      if (remainingMs < MINUTE) return t(closing ? 'countdown.closesNow' : 'countdown.opensNow', { group });
      const duration = format.duration(Math.floor(remainingMs / MINUTE) * MINUTE);
      return t(closing ? 'countdown.closesIn' : 'countdown.opensIn', { group, duration });
    },
    end: t(closing ? 'live.closed' : 'live.opened', { group }),
  };
}
