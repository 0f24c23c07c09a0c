/** Walks the paths of the entries on their pages. */
import { fireEvent, screen } from '@testing-library/react';
import type { EntryFilters } from '../../../domain/staff/entryAddress.ts';
import { entryBrowseFlow } from '../../../tests/flows/staffBrowse/entryBrowseFlow.ts';
import { staffCandidateFlow } from '../../../tests/flows/staffReading/staffCandidateFlow.ts';
import { staffEntryFlow } from '../../../tests/flows/staffReading/staffEntryFlow.ts';
import { pressButton, walkOnStaffPage } from '../../../tests/support/staff/staffPages.tsx';
import { staffEntry } from '../../../tests/support/staffEntries/entryFacts.ts';
import { FilteredEntries } from '../../../tests/support/staffEntries/FilteredEntries.tsx';
import { CandidatePage } from './CandidatePage/CandidatePage.tsx';
import { EntryPage } from './EntryPage/EntryPage.tsx';

const retry = /^(إعادة المحاولة|Retry)$/;
const ns = { ns: 'staffEntries' };

walkOnStaffPage({
  flow: entryBrowseFlow,
  render: (machine) => <FilteredEntries browse={machine} />,
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'refresh.requested': () => pressButton(t('refresh', ns)),
    'more.requested': () => pressButton(t('more', ns)),
    'filters.changed': ({ filters }) =>
      fireEvent.change(screen.getByRole('combobox', { name: t('column.state', ns) }), {
        target: { value: (filters as EntryFilters).status },
      }),
  }),
  says: {
    'browsing.failed': 'staffEntries:failed',
    'browsing.loadingMore': 'staffEntries:loadingMore',
    'browsing.moreFailed': 'staffEntries:moreFailed',
  },
});

walkOnStaffPage({
  flow: staffEntryFlow,
  render: (machine) => (
    <EntryPage entry={machine} id={staffEntry.id} backHref="/entries" candidateHrefOf={(id) => id} />
  ),
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'refresh.requested': () => pressButton(t('entry.refresh', ns)),
  }),
  says: { failed: 'staffEntries:entry.failed' },
});

walkOnStaffPage({
  flow: staffCandidateFlow,
  render: (machine) => (
    <CandidatePage
      candidate={machine}
      backHref="/entries"
      candidateHrefOf={(id) => id}
      entryHrefOf={(id) => id}
      messageHrefOf={(id) => id}
    />
  ),
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'refresh.requested': () => pressButton(t('refresh', { ns: 'staffCandidate' })),
  }),
  says: { failed: 'staffCandidate:failed' },
});
