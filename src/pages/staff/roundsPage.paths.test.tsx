/** Walks the paths of the voting windows on their page. */
import { roundPlaces } from '../../../tests/support/season/roundPlaces.ts';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { windowTimelineFlow } from '../../../tests/flows/windowTimeline/windowTimelineFlow.ts';
import { firstRound, roundsNow } from '../../../tests/support/season/roundsFacts.ts';
import { pressButton, walkOnStaffPage } from '../../../tests/support/staff/staffPages.tsx';
import { momentText } from '../../../domain/season/zonedInput.ts';
import { RoundsPage } from './RoundsPage/RoundsPage.tsx';

const retry = /^(إعادة المحاولة|Retry)$/;
const indexOf = (id: unknown) => firstRound.groups.findIndex((group) => group.id === id);

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
walkOnStaffPage({
  flow: windowTimelineFlow,
  render: (machine) => <RoundsPage windows={machine} now={() => roundsNow} places={roundPlaces} />,
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'group.selected': ({ group }) => {
      const { name_ar, name_en } = firstRound.groups[indexOf(group)]!;
      pressButton(new RegExp(`^(${name_ar}|${name_en})`));
    },
    'edge.moved': ({ group }) => {
      const close = screen.getAllByRole('slider')[indexOf(group) * 2 + 1]!;
      fireEvent.keyDown(close, { key: 'ArrowUp', shiftKey: true });
    },
    'edge.set': ({ edge, at }) =>
      fireEvent.change(document.getElementById(String(edge))!, {
        target: { value: momentText(Number(at), 'Asia/Muscat') },
      }),
    'changes.dropped': () => pressButton(t('staffRounds:timeline.drop')),
    'form.submitted': () => pressButton(t('staffRounds:timeline.save')),
  }),
  says: {
    failed: 'staffRounds:failed',
    'editing.saved': 'staffRounds:timeline.saved',
    saving: 'staffRounds:timeline.saving',
  },
  open: ['editing.ready'],
});
