/** Walks the paths of tables of entries on their pages. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { noEntryFilters } from '../../../domain/staff/entryAddress.ts';
import { decisionImportFlow } from '../../../tests/flows/decisionImport/decisionImportFlow.ts';
import { entryFileFlow } from '../../../tests/flows/entryFile/entryFileFlow.ts';
import { pressButton, walkOnStaffPage } from '../../../tests/support/staff/staffPages.tsx';
import type { FileChoice } from '../../machines/entryFile/entryFileMachine.ts';
import { DecisionFilePage } from './DecisionFile/DecisionFilePage.tsx';
import { EntryFilePage } from './EntryFile/EntryFilePage.tsx';

const retry = /^(إعادة المحاولة|Retry)$/;
const ns = { ns: 'staffTables' };

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

walkOnStaffPage({
  flow: entryFileFlow,
  render: (machine) => (
    <EntryFilePage file={machine} filters={noEntryFilters} backHref="/entries" mayContacts />
  ),
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'choice.changed': ({ choice }) =>
      fireEvent.change(screen.getByRole('combobox', { name: t('file.format', ns) }), {
        target: { value: (choice as FileChoice).format },
      }),
    'save.requested': () => pressButton(t('file.act', ns)),
    'save.cancelled': () => pressButton(t('file.cancel', ns)),
  }),
  says: {
    failed: 'staffTables:file.failed',
    saving: 'staffTables:file.saving',
    saved: 'staffTables:file.savedMore',
  },
});

walkOnStaffPage({
  flow: decisionImportFlow,
  render: (machine) => <DecisionFilePage decisions={machine} backHref="/entries" />,
  gestures: (t) => ({
    'file.chosen': ({ file }) =>
      fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file as File] } }),
    'retry.requested': () => pressButton(retry),
    'import.requested': () => pressButton(t('decide.act', ns)),
  }),
  says: {
    checking: 'staffTables:decide.checking',
    failed: 'staffTables:decide.failed',
    refused: 'staffTables:decide.nothing',
    checked: 'staffTables:decide.found',
    importing: 'staffTables:decide.deciding',
    unsure: 'staffTables:decide.unsure',
    done: 'staffTables:decide.done',
  },
});
