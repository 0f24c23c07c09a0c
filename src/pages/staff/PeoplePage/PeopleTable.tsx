import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import type { bulkActMachine } from '../../../machines/bulkAct/bulkActMachine.ts';
import { BulkTable, type BulkTableProps } from '../BulkActs/BulkTable.tsx';

type Props<Row> = Omit<BulkTableProps<Row>, 'machine'> & { machine: typeof bulkActMachine | undefined };

/** A table whose rows can be chosen if there is an act on many. */
export function PeopleTable<Row>({ machine, rowOf, words, onFinished, ...table }: Props<Row>) {
  if (!machine) return <DataTable {...table} keyOf={(row) => rowOf(row).key} />;
  return <BulkTable {...table} {...{ machine, rowOf, words, onFinished }} />;
}
