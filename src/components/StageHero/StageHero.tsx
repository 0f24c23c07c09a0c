import type { ReactNode } from 'react';
import { LevelBackdrop } from '../LevelBackdrop/LevelBackdrop.tsx';
import * as styles from './StageHero.css.ts';

export type StageHeroProps = {
  /** Where things stand, above the title: a PhaseTag. */
  tag?: ReactNode;
  /** The one h1 of the page; it takes focus when the page is entered. */
  title: ReactNode;
  /** `vote` is the promise of the vote page, larger than any other title. */
  size?: 'vote' | 'page';
  lead?: ReactNode;
  counter?: ReactNode;
  /** Beside the words on a wide screen, below them on a narrow one: a Countdown. */
  aside?: ReactNode;
  /** Straddles the lower edge of the stage: an SmsBanner. */
  panel?: ReactNode;
  /** The words and the aside are still to come: their room is kept, so that nothing moves when they do. */
  waiting?: boolean;
};

/** The lit stage a page opens with: night in both themes. */
export function StageHero({
  tag,
  title,
  size = 'page',
  lead,
  counter,
  aside,
  panel,
  waiting = false,
}: StageHeroProps) {
  return (
    <>
      <div className={styles.band}>
        <LevelBackdrop />
        <div className={`${styles.inner} ${panel ? styles.underPanel : ''} ${waiting ? styles.waiting : ''}`}>
          <div className={styles.words}>
            {tag}
            <h1 tabIndex={-1} className={`${styles.size[size]} ${styles.title}`}>
              {title}
            </h1>
            {lead && <p className={styles.lead}>{lead}</p>}
            {counter && <div className={styles.counter}>{counter}</div>}
          </div>
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
      </div>
      {panel && <div className={styles.panel}>{panel}</div>}
    </>
  );
}
