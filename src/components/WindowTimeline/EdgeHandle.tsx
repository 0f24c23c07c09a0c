// oxlint-disable jsx-a11y/prefer-tag-over-role -- two edges share one track, which no input can do
import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { EDGE_LEAP_MS, EDGE_STEP_MS } from '../../../domain/season/edgeSteps.ts';
import { shareOf, type Span } from './timelineSpans.ts';
import * as styles from './WindowTimeline.css.ts';

type Props = {
  label: string;
  /** UTC ms, and in words. */
  at: number;
  moment: string;
  range: Span;
  isMovable: boolean;
  onMove: (by: number) => void;
  onSet: (at: number) => void;
  onFocus: () => void;
};

const DAY_MS = 24 * EDGE_LEAP_MS;
const MINUTE_MS = 60_000;

/** One edge of a window: a slider over time, which runs in the direction of the page. */
export function EdgeHandle({ label, at, moment, range, isMovable, onMove, onSet, onFocus }: Props) {
  const isDragged = useRef(false);

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const later = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
    const by = stepOf(event, later);
    if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (isMovable) onMove(by);
  };
  const handleDrag = ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const measure = currentTarget.parentElement;
    if (!isDragged.current || !measure) return;
    const { left, right, width } = measure.getBoundingClientRect();
    const share = (isRightToLeft(measure) ? right - clientX : clientX - left) / width;
    const instant = range.from + Math.min(1, Math.max(0, share)) * (range.until - range.from);
    onSet(Math.round(instant / EDGE_STEP_MS) * EDGE_STEP_MS);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={range.from / MINUTE_MS}
      aria-valuemax={range.until / MINUTE_MS}
      aria-valuenow={at / MINUTE_MS}
      aria-valuetext={moment}
      aria-disabled={!isMovable}
      title={moment}
      className={styles.handle}
      style={{ [styles.start]: shareOf(range, at) } as CSSProperties}
      onFocus={onFocus}
      onKeyDown={handleKey}
      onPointerDown={(event) => {
        if (!isMovable || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        isDragged.current = true;
      }}
      onPointerMove={handleDrag}
      onPointerUp={() => void (isDragged.current = false)}
      onPointerCancel={() => void (isDragged.current = false)}
    />
  );
}

/** How far (ms) a key moves an edge; undefined for any other key. @param later the arrow that points to later times */
function stepOf({ key, shiftKey }: KeyboardEvent, later: string): number | undefined {
  const step = shiftKey ? EDGE_LEAP_MS : EDGE_STEP_MS;
  if (key === later || key === 'ArrowUp') return step;
  if (key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowDown') return -step;
  if (key === 'PageUp') return DAY_MS;
  return key === 'PageDown' ? -DAY_MS : undefined;
}

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';
