import { Fragment } from 'react';
import * as styles from './StageHero.css.ts';

export type StageLeadProps = {
  /** The competition. It has its own line on a narrow screen. */
  head: string;
  /** The round, the group. */
  rest: readonly string[];
};

/** Names from data under the title of a stage; no line ends with a dot. */
export function StageLead({ head, rest }: StageLeadProps) {
  return (
    <>
      <bdi className={styles.leadHead}>{head}</bdi>
      {rest.length > 0 && <span className={styles.leadDot}> · </span>}
      <span className={styles.leadRest}>
        {rest.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ' · '}
            <bdi>{part}</bdi>
          </Fragment>
        ))}
      </span>
    </>
  );
}
