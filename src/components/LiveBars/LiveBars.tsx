import { useEffect, useId, useRef } from 'react';
import { prefersLessMotion } from '../../theme/preferences.ts';
import { easing } from '../../theme/tokens.ts';
import { backdropBars, backdropBox } from '../LevelBackdrop/backdropBars.ts';
import { bars as place } from '../LevelBackdrop/LevelBackdrop.css.ts';
import { gainedVotes, riseFor, type Tally } from './gainedVotes.ts';
import * as styles from './LiveBars.css.ts';

export type LiveBarsProps = {
  /** The contestants as ranked; none where nobody leads. */
  ranked: readonly Tally[];
};

const leading = backdropBars.length - 1;
const answer = { duration: 1_200, easing: easing.out };
/** Texts in front of a lit bar stay readable. */
const LIT = 0.6;

/**
 * Bars in front of those of a LevelBackdrop that light up and rise as votes arrive. The outermost is the leader's, in
 * gold; going inwards each belongs to the next in rank, and then again from the first. With reduced motion only the gold
 * shows.
 */
export function LiveBars({ ranked }: LiveBarsProps) {
  const root = useRef<SVGGElement>(null);
  const before = useRef<readonly Tally[]>([]);
  const id = useId();
  useEffect(() => {
    const gained = gainedVotes(before.current, ranked);
    before.current = ranked;
    const bars = root.current;
    // A browser without animations shows the gold alone.
    if (!bars || !('animate' in bars) || matchMedia(prefersLessMotion).matches) return;
    for (const [index, bar] of [...bars.children].entries()) {
      const votes = gained[(leading - index) % gained.length];
      if (votes) rise(bar, riseFor(votes), index === leading);
    }
  }, [ranked]);
  return (
    <svg className={place} {...backdropBox}>
      <Fade id={`${id}lit`} from="lit" />
      <Fade id={`${id}gold`} from="gold" />
      <g ref={root}>
        {backdropBars.map(({ opacity, ...bar }, index) =>
          index === leading ? (
            <rect
              key={bar.x}
              {...bar}
              data-led={ranked.length > 0 || undefined}
              className={styles.leading}
              fill={`url(#${id}gold)`}
            />
          ) : (
            <rect
              key={bar.x}
              {...bar}
              fillOpacity={opacity}
              className={styles.dark}
              fill={`url(#${id}lit)`}
            />
          ),
        )}
      </g>
    </svg>
  );
}

/** Begins where the last rise has got to, so that frequent votes hold a bar up. */
function rise(bar: Element, height: number, isLit: boolean): void {
  const [shine, fade] = isLit ? [{}, {}] : [{ opacity: LIT }, { opacity: 0 }];
  bar.animate(
    [
      { transform: `scaleY(${height})`, offset: 0.15, ...shine },
      { transform: 'none', ...fade },
    ],
    answer,
  );
}

function Fade({ id, from }: { id: string; from: 'lit' | 'gold' }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" className={styles.stop[from]} />
      <stop offset="1" className={styles.stop.foot} />
    </linearGradient>
  );
}
