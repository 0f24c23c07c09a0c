/** Walks the paths of the diagnostics on their page: gestures and events in, visible text out. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { diagnosticsFlow } from '../../../../tests/flows/diagnostics/diagnosticsFlow.ts';
import { PageRehearsal } from '../../../../tests/support/pages/pageRehearsal.ts';
import { renderInLanguage } from '../../../../tests/support/pages/renderInLanguage.tsx';
import { walkOnPage } from '../../../../tests/support/pages/walkOnPage.ts';
import type { Language } from '../../../i18n/language.ts';
import {
  type ChosenLevel,
  type DiagnosticsContext,
  diagnosticsMachine,
  entriesOf,
} from '../../../machines/diagnostics/diagnosticsMachine.ts';
import { DiagnosticsPage } from './DiagnosticsPage.tsx';

const isolated = (level: ChosenLevel) => `\u2068${level}\u2069`;
const words = {
  ar: {
    list: 'قيود السجل',
    all: 'تنزيل كل السجلات',
    of: (level: ChosenLevel) => `تنزيل سجلات مستوى ${isolated(level)}`,
    missing: (level: ChosenLevel) =>
      level === null ? 'لا توجد سجلات للتنزيل' : `لا توجد سجلات من مستوى ${isolated(level)} للتنزيل`,
    close: 'حسنًا',
    clear: 'مسح السجلات',
    question: 'هل تريد مسح السجل؟',
    cancel: 'الإبقاء عليها',
    healthy: 'سليمة',
  },
  en: {
    list: 'Log entries',
    all: 'Download all logs',
    of: (level: ChosenLevel) => `Download ${isolated(level)} logs`,
    missing: (level: ChosenLevel) =>
      level === null ? 'No logs available for download' : `No ${isolated(level)} logs available for download`,
    close: 'OK',
    clear: 'Clear logs',
    question: 'Clear the log?',
    cancel: 'Keep them',
    healthy: 'Healthy',
  },
};
type Words = (typeof words)[Language];

const levelIn = (event: AnyEventObject) => event['level'] as ChosenLevel;
const pressButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function list({ context }: AnyMachineSnapshot, spoken: Words): void {
  const { log, level, watched } = context as DiagnosticsContext;
  const wanted = entriesOf(log.entries, level);
  const shown = screen.queryByRole('list', { name: spoken.list, hidden: true });
  expect(shown ? within(shown).getAllByRole('listitem', { hidden: true }).length : 0).toBe(wanted.length);
  expect(screen.queryAllByText(spoken.healthy)).toHaveLength(watched ? 1 : 0);
}

type Seen = { snapshot: AnyMachineSnapshot; page: { spoken: Words } };

const looks: Record<string, (seen: Seen) => void> = {
  reading: ({ snapshot, page: { spoken } }) => {
    list(snapshot, spoken);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
  missing: ({ snapshot, page: { spoken } }) => {
    const { missing } = snapshot.context as DiagnosticsContext;
    expect(within(screen.getByRole('dialog')).getByText(spoken.missing(missing))).toBeVisible();
  },
  clearing: ({ snapshot, page: { spoken } }) => {
    list(snapshot, spoken);
    expect(screen.getByRole('alertdialog', { name: spoken.question })).toBeVisible();
  },
};

const site = { version: '1.0.0', build: '1', environment: 'test', reportsCrashes: false };

async function openPage(language: Language) {
  const rehearsal = new PageRehearsal(diagnosticsMachine, diagnosticsFlow);
  renderInLanguage(language, <DiagnosticsPage diagnostics={rehearsal.machine} site={site} />);
  const spoken = words[language];
  const gestures = {
    'level.chosen': (event: AnyEventObject) =>
      fireEvent.change(screen.getByRole('combobox'), { target: { value: levelIn(event) ?? '' } }),
    'download.requested': (event: AnyEventObject) => {
      const level = levelIn(event);
      pressButton(level === null ? spoken.all : spoken.of(level));
    },
    'notice.closed': () => pressButton(spoken.close),
    'clearing.requested': () => pressButton(spoken.clear),
    'clearing.confirmed': () =>
      fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: spoken.clear })),
    'clearing.cancelled': () => pressButton(spoken.cancel),
  };
  return { spoken, happen: (event: AnyEventObject) => rehearsal.happen(event, gestures) };
}

walkOnPage(diagnosticsFlow, { open: openPage, looks });
