/** Walks the paths of withdrawing an entry on its panel. */
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { withdrawalFlow } from '../../../../tests/flows/withdrawal/withdrawalFlow.ts';
import { submissionOf, submissionsTime } from '../../../../tests/support/entries/submissionFacts.ts';
import {
  type EntryWords,
  type Looks,
  press,
  walkOnEntryPage,
} from '../../../../tests/support/entries/submissionPages.tsx';
import { withdrawalMachine } from '../../../machines/withdrawal/withdrawalMachine.ts';
import type { WithdrawalContext } from '../../../machines/withdrawal/withdrawalTypes.ts';
import { WithdrawalPanel } from './WithdrawalPanel.tsx';

type Seen = Parameters<Looks[string]>[0];
const nameField = () => screen.queryByRole('textbox');
const button = (name: string) => screen.getByRole('button', { name });
/** The button is gone: the text has the focus. */
function focusedIn(text: string): void {
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toHaveTextContent(text);
}

function lookAtDialog({ snapshot, words: { withdrawal: words } }: Seen): void {
  const { withdrawal, nameError, sentence } = snapshot.context as WithdrawalContext;
  const isFinal = withdrawal.offer === 'final';
  const dialog = screen.getByRole('alertdialog', { name: words.ask.title });
  expect(dialog).toHaveTextContent(isFinal ? words.ask.noReturn : words.ask.thenFinal);
  expect(nameField() !== null).toBe(isFinal);
  expect(nameField()?.getAttribute('aria-invalid') ?? null).toBe(isFinal && nameError ? 'true' : null);
  expect(screen.queryByRole('alert')?.textContent ?? '').toContain(sentence ?? '');
  expect(screen.queryByRole('alert') !== null).toBe(sentence !== null);
}

const looks: Looks = {
  offered: ({ words }) => expect(button(words.withdrawal.button)).toBeEnabled(),
  confirming: lookAtDialog,
  withdrawing: ({ words }) => void button(words.withdrawal.withdrawing),
  unsure: ({ words }) => focusedIn(words.withdrawal.unsure),
  closed: () => focusedIn('It can no longer be withdrawn.'),
  'withdrawn.waiting': ({ words }) => expect(button(words.withdrawal.undo)).toBeEnabled(),
  'withdrawn.undoing': ({ words }) => void button(words.withdrawal.undoing),
  'withdrawn.failed': ({ words }) => {
    expect(screen.getByRole('alert')).toHaveTextContent(words.withdrawal.undoFailed);
    expect(button(words.withdrawal.undo)).toBeEnabled();
  },
  final: ({ words }) => {
    focusedIn(words.withdrawal.finalText);
    expect(screen.queryByRole('button')).toBeNull();
  },
};

const gestures = ({ withdrawal: words, replace }: EntryWords) => ({
  'withdraw.requested': () => press(words.button),
  'name.typed': (event: AnyEventObject) =>
    void fireEvent.change(nameField()!, { target: { value: (event as unknown as { name: string }).name } }),
  'withdraw.confirmed': () => void fireEvent.submit(document.querySelector('form')!),
  'dialog.closed': () => press(words.ask.no),
  'undo.requested': () => press(words.undo),
  'retry.requested': () => press(replace.ask),
});

walkOnEntryPage(withdrawalFlow, {
  machine: withdrawalMachine.provide({ delays: withdrawalFlow.steady ?? {} }),
  render: (machine) => (
    <WithdrawalPanel
      machine={machine}
      submission={submissionOf()}
      now={submissionsTime}
      onChanged={() => {}}
    />
  ),
  gestures,
  looks,
});
