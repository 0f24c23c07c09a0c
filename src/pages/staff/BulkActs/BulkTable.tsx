import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkRow } from '../../../../domain/staff/bulk.ts';
import { DataTable, type DataTableProps } from '../../../components/DataTable/DataTable.tsx';
import type { bulkActMachine } from '../../../machines/bulkAct/bulkActMachine.ts';
import * as styles from './BulkActs.css.ts';
import { BulkActs } from './BulkActs.tsx';
import type { BulkActWords } from './bulkActsProps.ts';

export type BulkTableProps<Row> = Omit<DataTableProps<Row>, 'selection' | 'keyOf'> & {
  machine: typeof bulkActMachine;
  rowOf: (row: Row) => BulkRow;
  words: BulkActWords;
  /** The rows changed. */
  onFinished: () => void;
};

/** A table whose rows can be chosen, for one act on all of them. */
export function BulkTable<Row>({ machine, rowOf, words, onFinished, ...table }: BulkTableProps<Row>) {
  const { t } = useTranslation('staff');
  const [snapshot, send] = useMachine(machine);
  const { chosen } = snapshot.context;
  const isFinished = snapshot.matches('finished');
  const finish = useEffectEvent(onFinished);
  useEffect(() => {
    if (isFinished) finish();
  }, [isFinished]);
  const choose = (keys: ReadonlySet<string>) => {
    // A chosen row that is not shown any more stays chosen: the preview says what became of it.
    const shown = table.rows.map(rowOf);
    const gone = chosen.filter(({ key }) => keys.has(key) && !shown.some((row) => row.key === key));
    send({ type: 'rows.chosen', rows: [...gone, ...shown.filter(({ key }) => keys.has(key))] });
  };
  return (
    <div className={styles.table}>
      <DataTable
        {...table}
        keyOf={(row) => rowOf(row).key}
        selection={{
          chosen: new Set(chosen.map(({ key }) => key)),
          onChoose: choose,
          label: (row) => t('bulk.row', { name: rowOf(row).name }),
          allLabel: t('bulk.all'),
        }}
      />
      <BulkActs table={table.caption} snapshot={snapshot} send={send} words={words} />
    </div>
  );
}
