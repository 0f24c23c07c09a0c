import type { ReactNode } from 'react';
import { LevelBackdrop } from '../LevelBackdrop/LevelBackdrop.tsx';
import * as styles from './StageHero.css.ts';

export type StageHeroProps = {
  /** Above the title: a PhaseTag. */
  tag?: ReactNode;
  /** The one h1 of the page; it takes the focus when the page is entered. */
  title: ReactNode;
  /** `vote` is larger: the headline of the vote page. */
  size?: 'vote' | 'page';
  lead?: ReactNode;
  counter?: ReactNode;
  /** Beside the text on a wide screen, below it on a narrow one: a Countdown. */
  aside?: ReactNode;
  /** An SmsBanner, which overlaps the lower edge of the stage. */
  panel?: ReactNode;
  /** In front of the bars behind everything: LiveBars. */
  light?: ReactNode;
  /** Text and aside are still loading: their room is reserved, so that nothing reflows. */
  waiting?: boolean;
};

/** Empty room for the parts that still load. */
const places = {
  tag: <span className={styles.tagPlace} />,
  counter: <div className={styles.counterPlace} />,
  aside: <div className={styles.asidePlace} />,
};

/** The lit stage that opens a page: dark in both themes. */
export function StageHero(props: StageHeroProps) {
  const { title, size = 'page', lead, panel, light, waiting = false } = props;
  const { tag, counter, aside } = waiting ? places : props;
  return (
    <>
      <div className={styles.band}>
        <LevelBackdrop>{light}</LevelBackdrop>
        <div className={`${styles.inner} ${panel ? styles.underPanel : ''}`}>
          <div className={styles.words}>
            {tag}
            <h1 tabIndex={-1} className={`${styles.size[size]} ${styles.title}`}>
              {title}
            </h1>
            {lead && <p className={waiting ? `${styles.lead} ${styles.leadPlace}` : styles.lead}>{lead}</p>}
            {counter && <div className={styles.counter}>{counter}</div>}
          </div>
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
      </div>
      {panel && <div className={styles.panel}>{panel}</div>}
    </>
  );
}
