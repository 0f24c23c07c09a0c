/** An act on many rows of the staff list. */
import type { BulkPreview, BulkRow } from '../../../domain/staff/bulk.ts';
import type { PeopleList } from '../../../src/machines/staffPeople/staffPeopleMachine.ts';
import { staffList } from './staffFacts.ts';

const [huda, salma] = staffList.people;

/** Three people, of whom the last one looks at the list. */
export const bulkList: PeopleList = {
  ...staffList,
  people: [
    huda!,
    {
      ...salma!,
      membership_id: 'maha-owner'.padEnd(22, '0'),
      staff_id: 'maha'.padEnd(22, '0'),
      name: 'مها بنت حمد الكندية',
    },
    salma!,
  ],
};

export const bulkRows: readonly BulkRow[] = bulkList.people.map(({ membership_id, name }) => ({
  key: membership_id,
  name,
}));

export const bulkPreview: BulkPreview = {
  acts: bulkRows.slice(0, 2).map((row, index) => ({ ...row, mayWait: index === 1 })),
  skipped: bulkRows.slice(2).map((row) => ({ ...row, reason: 'own' as const })),
};

/** Nothing is left to do. */
export const emptyPreview: BulkPreview = {
  acts: [],
  skipped: bulkRows.map((row) => ({ ...row, reason: 'gone' as const })),
};
