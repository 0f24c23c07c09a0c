import { useTranslation } from 'react-i18next';
import type { Checkpoint, CheckpointList } from '../../../domain/contract.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VoicePrint } from '../VoicePrint/VoicePrint.tsx';
import { SigningKey } from './SigningKey.tsx';
import * as styles from './CheckpointTable.css.ts';

export type CheckpointTableProps = {
  /** Ascending by number, as the server lists them; undefined while loading. */
  list: CheckpointList | undefined;
  /** How many of the latest checkpoints to show. */
  shown: number;
  /** Announces politely whether copying worked. */
  onAnnounce?: (sentence: string) => void;
};

/** The latest signed checkpoints of the ledger, newest first, and their signing key. */
export function CheckpointTable({ list, shown, onAnnounce }: CheckpointTableProps) {
  const { t } = useTranslation('receipt');
  if (!list) return <Skeleton kind="row" count={3} label={t('transparency.points.loading')} />;
  const checkpoints = list.data.slice(-shown);
  return (
    <>
      {checkpoints.length === 0 ? (
        <EmptyState level={3} title={t('transparency.points.empty')}>
          {t('transparency.points.emptyText')}
        </EmptyState>
      ) : (
        <Points checkpoints={checkpoints} />
      )}
      <SigningKey
        fingerprint={list.key.fingerprint}
        declarations={list.declarations}
        onAnnounce={onAnnounce}
      />
    </>
  );
}

function Points({ checkpoints }: { checkpoints: readonly Checkpoint[] }) {
  const { t } = useTranslation('receipt');
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={visuallyHidden}>{t('transparency.points.caption')}</caption>
        <Head />
        <tbody>
          {checkpoints.toReversed().map((checkpoint) => (
            <Row key={checkpoint.number} checkpoint={checkpoint} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head() {
  const { t } = useTranslation('receipt');
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.heading}>
          {t('transparency.points.time')}
        </th>
        {(['number', 'rows', 'votes'] as const).map((column) => (
          <th
            key={column}
            scope="col"
            className={`${styles.numberHeading} ${column === 'number' ? styles.serial : ''}`}
          >
            {t(`transparency.points.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A checkpoint with the voice-print of the last row that it signs; a line links it to the checkpoint before. */
function Row({ checkpoint }: { checkpoint: Checkpoint }) {
  const { t } = useTranslation('receipt');
  const format = useFormat();
  const { number, at, rows, votes, heads } = checkpoint;
  const [head] = heads;
  return (
    <tr>
      <td className={`${styles.value} ${styles.chained}`}>
        {head && (
          <div className={styles.print}>
            <VoicePrint
              hash={head.row_hash}
              label={t('transparency.points.print', { row: `${head.stream} ${head.seq}` })}
            />
          </div>
        )}
        {t('receipt.moment', { date: format.date(at), time: format.timeOfDay(at) })}
      </td>
      <td className={`${styles.number} ${styles.serial}`}>{format.number(number)}</td>
      <td className={styles.number}>{format.number(rows)}</td>
      <td className={styles.number}>{format.number(votes)}</td>
    </tr>
  );
}
