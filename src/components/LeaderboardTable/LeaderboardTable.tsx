import { useTranslation } from 'react-i18next';
import type { Participant } from '../../../domain/contract.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { useListHold } from '../GroupSection/useListHold.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { LeaderboardRow } from './LeaderboardRow.tsx';
import * as styles from './LeaderboardTable.css.ts';

const WAITING_ROWS = 8;

export type LeaderboardTableProps = {
  /** In ranking order; undefined while loading. */
  participants: readonly Participant[] | undefined;
  groupName: string;
  /** Where votes for a contestant are bought; left out while no vote is open. */
  voteHref?: ((voterId: string) => string) | undefined;
  /** A pointer or the focus is inside: rows keep their places until it leaves (decision D29). */
  onListEnter?: (() => void) | undefined;
  onListLeave?: (() => void) | undefined;
};

/** The scores of one group, ranked once it has opened; below 768 px each row is a card. */
export function LeaderboardTable(props: LeaderboardTableProps) {
  const { participants, groupName, voteHref } = props;
  const { t } = useTranslation(['pay', 'vote']);
  const hold = useListHold({ onEnter: props.onListEnter, onLeave: props.onListLeave });
  if (!participants) {
    return (
      <div className={styles.waiting}>
        <Skeleton kind="row" count={WAITING_ROWS} label={t('vote:group.loading')} />
      </div>
    );
  }
  if (participants.length === 0) return <EmptyState title={t('vote:group.empty')} />;
  return (
    <div className={styles.frame}>
      <table className={styles.table} {...hold}>
        <caption className={visuallyHidden}>{t('leaderboard.caption', { group: groupName })}</caption>
        <Head voting={voteHref !== undefined} />
        <tbody className={styles.body}>
          {participants.map((participant) => (
            <LeaderboardRow
              key={participant.voter_id}
              participant={participant}
              href={voteHref?.(participant.voter_id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const numbers = ['judges', 'votes', 'combined'] as const;

function Head({ voting }: { voting: boolean }) {
  const { t } = useTranslation('pay');
  return (
    <thead className={styles.head}>
      <tr>
        {(['rank', 'contestant', 'trend'] as const).map((column) => (
          <th key={column} scope="col" className={styles.heading}>
            {t(`leaderboard.${column}`)}
          </th>
        ))}
        {numbers.map((column) => (
          <th key={column} scope="col" className={styles.numberHeading}>
            {t(`leaderboard.${column}`)}
          </th>
        ))}
        {voting && (
          <th scope="col" className={styles.heading}>
            <span className={visuallyHidden}>{t('leaderboard.vote')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
