import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from '../Breadcrumb/Breadcrumb.tsx';
import { LevelBackdrop } from '../LevelBackdrop/LevelBackdrop.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import * as styles from './EventHero.css.ts';

export type EventHeroProps = {
  /** Parent pages. */
  above?: BreadcrumbProps['above'];
  /** The one h1 of the page; undefined while loading. */
  title: string | undefined;
  /** Read by screen readers while the title loads. */
  waiting: string;
  /** One line: a tag, dates, a number. */
  facts?: ReactNode;
};

/** A low stage: breadcrumb and title. */
export function EventHero({ above, title, waiting, facts }: EventHeroProps) {
  return (
    <div className={styles.band}>
      <LevelBackdrop dim />
      <div className={styles.inner}>
        {above && <Breadcrumb above={above} current={title} />}
        <h1 tabIndex={-1} className={styles.title}>
          {title === undefined ? <Coming words={waiting} /> : <bdi>{title}</bdi>}
        </h1>
        {facts && <div className={styles.facts}>{facts}</div>}
      </div>
    </div>
  );
}

/** Reserves the room of a name that is loading; screen readers hear `words`. */
export function Coming({ words }: { words: string }) {
  return (
    <>
      <span className={visuallyHidden}>{words}</span>
      <span className={styles.coming} aria-hidden />
    </>
  );
}
