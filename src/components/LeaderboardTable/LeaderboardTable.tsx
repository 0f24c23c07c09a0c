import { useRef, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Participant, ScoreWeights } from '../../../domain/contract.ts';
import { hasRanking } from '../../../domain/listOrder.ts';
import type { GroupStatus } from '../../../domain/votingSchedule.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useGroupWords } from '../../i18n/useGroupWords.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { type ListSearchProps, useListSearch } from '../ListSearch/useListSearch.tsx';
import { ListLife } from '../Moves/ListLife.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { LeaderboardRow } from './LeaderboardRow.tsx';
import * as styles from './LeaderboardTable.css.ts';

const WAITING_ROWS = 8;

type LeaderboardTableProps = {
  /** In display order; undefined while loading. */
  participants: readonly Participant[] | undefined;
  /** The number of the group. */
  group: number;
  /** Status of the group; undefined for sample data. Only an open group shows trends. */
  status: GroupStatus | undefined;
  /** The round's shares; undefined for sample data. */
  weights: ScoreWeights | undefined;
  /** Where votes for a contestant are bought; left out while no vote is open. */
  voteHref?: ((voterId: string) => string) | undefined;
  /** The field that searches a long list. */
  search?: ComponentType<ListSearchProps> | undefined;
  /** A pointer or the focus is inside: rows keep their places until it leaves (decision D29). */
  onListEnter?: (() => void) | undefined;
  onListLeave?: (() => void) | undefined;
};

/** The scores of one group, ranked once it has opened; below 768 px each row is a card. */
export function LeaderboardTable(props: LeaderboardTableProps) {
  const { participants, group, status, weights, voteHref } = props;
  const { t } = useTranslation(['pay', 'vote']);
  const words = useGroupWords();
  const { search, found, field } = useListSearch(participants ?? [], props.search, group);
  const frame = useRef<HTMLDivElement>(null);
  if (!participants) {
    return (
      <div className={styles.waiting}>
        <Skeleton kind="row" count={WAITING_ROWS} label={t('vote:group.loading')} />
      </div>
    );
  }
  if (participants.length === 0) return <EmptyState title={t('vote:group.empty')} />;
  const columns = {
    ranked: hasRanking(status, participants),
    trend: status === 'open',
    scored: status === 'open' || status === 'closed',
    weights,
  };
  const rows = (
    <div ref={frame} className={styles.frame}>
      <table className={styles.table}>
        <caption className={visuallyHidden}>{t('leaderboard.caption', { group: words.name(group) })}</caption>
        <Head columns={columns} voting={voteHref !== undefined} />
        <tbody className={styles.body}>
          <ListLife
            root={frame}
            places={found.map(({ voter_id }) => voter_id).join()}
            onEnter={props.onListEnter}
            onLeave={props.onListLeave}
            // The panel of the tabs is named after its group.
            heir={() => frame.current?.closest<HTMLElement>('[role=tabpanel]')}
          />
          {found.map((participant) => (
            <LeaderboardRow
              key={participant.voter_id}
              participant={participant}
              {...columns}
              href={voteHref?.(participant.voter_id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
  if (!field) return rows;
  const count = { count: found.length, all: participants.length };
  return (
    <>
      <div className={styles.search}>
        <div className={styles.searchField}>{field}</div>
        <p className={styles.count}>{t(search ? 'vote:search.found' : 'vote:group.contestants', count)}</p>
      </div>
      {found.length === 0 ? search?.none : rows}
    </>
  );
}

type HeadProps = {
  columns: { ranked: boolean; trend: boolean; weights: ScoreWeights | undefined };
  voting: boolean;
};

function Head({ columns: { ranked, trend, weights }, voting }: HeadProps) {
  const { t } = useTranslation('pay');
  const format = useFormat();
  const words = (['rank', 'contestant', 'trend'] as const).filter(
    (column) => (column !== 'rank' || ranked) && (column !== 'trend' || trend),
  );
  return (
    <thead className={styles.head}>
      <tr>
        {words.map((column) => (
          <th key={column} scope="col" className={styles.heading}>
            {t(`leaderboard.${column}`)}
          </th>
        ))}
        <ScoreHeading score="judges" max={weights && format.number(weights.judges_percent)} />
        <ScoreHeading score="votes" max={weights && format.percent(weights.voting_percent)} />
        <ScoreHeading score="combined" max={weights && format.number(100)} />
        {voting && (
          <th scope="col" className={styles.heading}>
            <span className={visuallyHidden}>{t('leaderboard.vote')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

type ScoreHeadingProps = { score: 'judges' | 'votes' | 'combined'; max: string | undefined };

/** The name of a score, and what it is out of. */
function ScoreHeading({ score, max }: ScoreHeadingProps) {
  const { t } = useTranslation('vote');
  return (
    <th scope="col" className={styles.numberHeading}>
      <bdi>{t(`score.${score}`)}</bdi>
      {max !== undefined && (
        <span className={styles.outOf}>
          {' '}
          <bdi>{t('score.outOf', { max })}</bdi>
        </span>
      )}
    </th>
  );
}
