import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from '../Breadcrumb/Breadcrumb.tsx';
import { LevelBackdrop } from '../LevelBackdrop/LevelBackdrop.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import * as styles from './EventHero.css.ts';

export type EventHeroProps = {
  /** The pages above this one. */
  above?: BreadcrumbProps['above'];
  /** The one h1 of the page; undefined while it is still to come. */
  title: string | undefined;
  /** What is said in place of a title that is still to come, for those who do not see its shape. */
  waiting: string;
  /** A tag, dates, a number: one line. */
  facts?: ReactNode;
};

/** A low stage: where one is, and what it is called. */
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

/** A name that is still to come: its room for the eye, a word for the ear. */
export function Coming({ words }: { words: string }) {
  return (
    <>
      <span className={visuallyHidden}>{words}</span>
      <span className={styles.coming} aria-hidden />
    </>
  );
}
