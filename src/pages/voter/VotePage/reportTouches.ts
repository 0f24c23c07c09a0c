import { TOUCH_REPORT_MS } from '../../../../domain/delays.ts';
import type { Voting } from './usePublicVoting.ts';

const gestures = ['scroll', 'wheel', 'touchstart', 'touchmove', 'touchend'] as const;

/**
 * Reports that the page is scrolled or touched, so that no row moves under a thumb (decision D29).
 * @returns ends the reports
 */
export function reportTouches(voting: Voting): () => void {
  let reported = -Infinity;
  const report = () => {
    const at = Date.now();
    if (Math.abs(at - reported) < TOUCH_REPORT_MS) return;
    reported = at;
    voting.send({ type: 'page.touched', at });
  };
  const options = { passive: true, capture: true };
  for (const gesture of gestures) document.addEventListener(gesture, report, options);
  return () => {
    for (const gesture of gestures) document.removeEventListener(gesture, report, options);
  };
}
