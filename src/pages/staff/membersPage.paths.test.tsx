/** Walks the paths of the entries in voting groups on their page. */
import { fireEvent, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { beforeEach } from 'vitest';
import { groupMembersFlow } from '../../../tests/flows/groupMembers/groupMembersFlow.ts';
import { pressButton, walkOnStaffPage } from '../../../tests/support/staff/staffPages.tsx';
import { MembersPage } from './RoundsPage/MembersPage.tsx';

const retry = /^(إعادة المحاولة|Retry)$/;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
walkOnStaffPage({
  flow: groupMembersFlow,
  render: (machine) => <MembersPage members={machine} back="/rounds" />,
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'entries.chosen': ({ entries }) => fireEvent.click(document.getElementById(String(entries))!),
    'move.requested': () => pressButton(/(المجموعة الثانية|Group 2)/),
    'placement.requested': ({ way, which }) => {
      const all = document.getElementById('all') as HTMLInputElement;
      if (all.checked !== (which === 'all')) flushSync(() => void fireEvent.click(all));
      pressButton(t(`staffRounds:members.way.${String(way)}`));
    },
    'placement.cancelled': () => pressButton(t('staffRounds:members.cancel')),
    'placement.confirmed': () =>
      pressButton(
        screen.queryByText(t('staffRounds:members.drawHint'))
          ? t('staffRounds:members.confirm.draw')
          : t('staffRounds:members.confirm.spread'),
      ),
    'code.submitted': ({ code }) => {
      const open = screen.queryAllByRole('button', { name: t('staffRounds:members.saveCode') });
      if (open.length === 0)
        flushSync(() => void fireEvent.click(screen.getAllByText(t('staffRounds:members.change'))[0]!));
      flushSync(() => void fireEvent.change(screen.getByRole('textbox'), { target: { value: code } }));
      pressButton(t('staffRounds:members.saveCode'));
    },
  }),
  says: {
    failed: 'staffRounds:members.failed',
    saving: 'staffRounds:members.saving',
    unsure: 'staffRounds:members.unsure',
  },
  open: ['choosing'],
});
