/** Walks the paths of the queue of screeners on its page. */
import { fireEvent, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { screeningQueueFlow } from '../../../tests/flows/screeningQueue/screeningQueueFlow.ts';
import { pressButton, walkOnStaffPage } from '../../../tests/support/staff/staffPages.tsx';
import { ScreeningPage } from './ScreeningPage/ScreeningPage.tsx';

const key = (code: string) => () => void fireEvent.keyDown(document.body, { code });
const type = (element: HTMLElement, value: string) =>
  flushSync(() => void fireEvent.change(element, { target: { value } }));

walkOnStaffPage({
  flow: screeningQueueFlow,
  render: (machine) => <ScreeningPage screening={machine} hasSingles backHref="/entries" />,
  gestures: (t) => ({
    'retry.requested': () => pressButton(/^(إعادة المحاولة|Retry)$/),
    'refresh.requested': () => pressButton(t('staffScreening:refresh')),
    'approve.requested': key('KeyA'),
    'reject.requested': key('KeyR'),
    'reason.chosen': key('Digit1'),
    'hold.requested': key('KeyH'),
    'ask.requested': key('KeyC'),
    'correction.submitted': () => {
      for (const field of ['reason.ar', 'reason.en'])
        type(screen.getByLabelText(t(`staffScreening:${field}`)), 'Once more');
      pressButton(t('staffScreening:ask.send'));
    },
    'note.submitted': ({ text }) => {
      type(screen.getByLabelText(t('staffScreening:note.label')), String(text));
      pressButton(t('staffScreening:note.add'));
    },
    'next.requested': key('KeyJ'),
    'previous.requested': key('KeyK'),
    'competition.chosen': ({ competition }) =>
      type(screen.getByLabelText(t('staffScreening:competition')), String(competition)),
    'held.chosen': () => pressButton(t('staffScreening:held.take')),
    'undo.requested': () => pressButton(t('staffScreening:undo.press')),
    'link.expired': () => void fireEvent.error(document.querySelector('section video, section audio')!),
    cancelled: () => pressButton(t('staffScreening:cancel')),
  }),
  says: {
    failed: 'staffScreening:failed',
    empty: 'staffScreening:empty',
    'open.rejecting': 'staffScreening:reject.title',
    'open.asking': 'staffScreening:ask.title',
    unsure: 'staffScreening:unsure',
  },
});
