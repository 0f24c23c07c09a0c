/** Walks the paths of the entries on their pages. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { EntryFilters } from '../../../domain/staff/entryAddress.ts';
import { changeDecisionFlow } from '../../../tests/flows/changeDecision/changeDecisionFlow.ts';
import { entryBrowseFlow } from '../../../tests/flows/staffBrowse/entryBrowseFlow.ts';
import { staffCandidateFlow } from '../../../tests/flows/staffReading/staffCandidateFlow.ts';
import { staffEntryFlow } from '../../../tests/flows/staffReading/staffEntryFlow.ts';
import { pressButton, walkOnStaffPage } from '../../../tests/support/staff/staffPages.tsx';
import { staffEntry } from '../../../tests/support/staffEntries/entryFacts.ts';
import { DecidedChanges } from '../../../tests/support/staffEntries/DecidedChanges.tsx';
import { FilteredEntries } from '../../../tests/support/staffEntries/FilteredEntries.tsx';
import type { ChangeChosen } from '../../machines/changeDecision/changeDecisionTypes.ts';
import { CandidatePage } from './CandidatePage/CandidatePage.tsx';
import { EntryPage } from './EntryPage/EntryPage.tsx';

const retry = /^(إعادة المحاولة|Retry)$/;
const ns = { ns: 'staffEntries' };

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

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
      pictureHrefOf={(picture) => picture}
    />
  ),
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'refresh.requested': () => pressButton(t('refresh', { ns: 'staffCandidate' })),
  }),
  says: { failed: 'staffCandidate:failed' },
});

walkOnStaffPage({
  flow: changeDecisionFlow,
  render: (machine) => <DecidedChanges decision={machine} />,
  gestures: (t) => {
    const press = (act: string, event: AnyEventObject) =>
      pressButton(t(`${act}Named.${(event['change'] as ChangeChosen).kind}`, { ns: 'staffCandidate' }));
    return {
      'approval.requested': (event) => press('approve', event),
      'rejection.requested': (event) => press('reject', event),
      'rejection.cancelled': () => pressButton(t('cancel', { ns: 'staffCandidate' })),
      'field.changed': ({ value }) =>
        fireEvent.change(document.getElementById('rejection')!, { target: { value } }),
    };
  },
});
