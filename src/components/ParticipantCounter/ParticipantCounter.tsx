import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { PARTICIPANT_COUNTER_MS } from '../../../domain/delays.ts';
import { countAt, COUNTER_TARGET, counterBar, shownCount } from '../../../domain/participantCounter.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { prefersReducedMotion } from '../../theme/prefersReducedMotion.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { VoteMeter } from '../VoteMeter/VoteMeter.tsx';
import * as styles from './ParticipantCounter.css.ts';

export type ParticipantCounterProps = {
  /** total_participants of the competition. */
  total: number;
};

const never = () => () => {};
/** The server cannot know the preference, so server-side rendering assumes full motion. */
const moves = () => false;
const useReducedMotion = () => useSyncExternalStore(never, prefersReducedMotion, moves);

/**
 * Counts up to the season's number of contestants (decision D27). Screen readers hear the final number once.
 */
export function ParticipantCounter({ total }: ParticipantCounterProps) {
  const { t } = useTranslation('vote');
  const format = useFormat();
  const elapsed = useElapsed(PARTICIPANT_COUNTER_MS, useReducedMotion());
  const count = countAt(total, elapsed);
  const last = shownCount(total);
  // As wide as the final number from the start, so that nothing reflows.
  const width = { minInlineSize: `${format.number(last).length}ch` };
  return (
    <p className={styles.counter}>
      <span className={visuallyHidden}>
        {t('counter.full', { count: last, target: format.number(COUNTER_TARGET) })}
      </span>
      <span aria-hidden="true" className={styles.number} style={width}>
        <span className={styles.moving}>{format.number(count)}</span>
        <span className={styles.last}>{format.number(last)}</span>
      </span>
      <span aria-hidden="true">{t('counter.unit', { count: last })}</span>
      <span className={styles.bar}>
        <VoteMeter share={counterBar(count)} />
      </span>
    </p>
  );
}

/**
 * Milliseconds since mounting, updated each frame, up to `limit`.
 * @param still true to start at the limit
 */
function useElapsed(limit: number, still: boolean): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    if (still) return undefined;
    let frame = 0;
    let start: number | undefined;
    const updateElapsed = (time: number) => {
      start ??= time;
      const passed = Math.min(limit, time - start);
      setElapsed(passed);
      if (passed < limit) frame = requestAnimationFrame(updateElapsed);
    };
    frame = requestAnimationFrame(updateElapsed);
    return () => cancelAnimationFrame(frame);
  }, [limit, still]);
  return still ? limit : elapsed;
}
