import Clock from '@lucide/icons/icons/clock';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFormat } from '../../i18n/useFormat.ts';
import { countdownParts } from '../Countdown/countdownParts.ts';
import { lastOf } from '../Countdown/lastOf.ts';
import { milestonePassed, milestoneTime } from '../Countdown/milestonePassed.ts';
import { Note } from '../Note/Note.tsx';
import * as styles from './ClosingNote.css.ts';

export type ClosingNoteProps = {
  /** What ends, before the minutes and seconds that remain. */
  label: string;
  /** Milliseconds that remain, by server time; less than an hour. */
  remainingMs: number;
  /** What happens then. */
  children?: ReactNode;
  /** The sentence to announce, for a duration in words. */
  sentence: (duration: string) => string;
  /** Called as the note appears and a minute before the end; without it another part announces them. */
  onAnnounce?: ((sentence: string) => void) | undefined;
};

/** The last minutes of a deadline. It has no timer of its own: its props hold the time. */
export function ClosingNote({ label, remainingMs, children, sentence, onAnnounce }: ClosingNoteProps) {
  const format = useFormat();
  const { minute, second } = countdownParts(remainingMs);
  useAnnouncements(remainingMs, (left) => onAnnounce?.(sentence(format.duration(left))));
  return (
    <Note
      kind="warning"
      icon={Clock}
      title={
        <>
          {label}{' '}
          <span
            role="timer"
            aria-live="off"
            aria-label={format.duration(remainingMs)}
            dir="ltr"
            className={
              lastOf(remainingMs) === 'seconds' ? `${styles.digits} ${styles.lastSeconds}` : styles.digits
            }
          >
            {format.clock(minute)}:{format.clock(second)}
          </span>
        </>
      }
    >
      {children}
    </Note>
  );
}

function useAnnouncements(remainingMs: number, announce: (remainingMs: number) => void): void {
  const before = useRef<number>(undefined);
  const said = useRef(announce);
  useEffect(() => {
    said.current = announce;
  });
  useEffect(() => {
    const last = before.current;
    before.current = remainingMs;
    if (last === undefined) return said.current(remainingMs);
    const milestone = milestonePassed(last, remainingMs);
    if (milestone && milestone !== 'end') said.current(milestoneTime(milestone));
  }, [remainingMs]);
}
