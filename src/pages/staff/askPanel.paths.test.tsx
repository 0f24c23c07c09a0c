/** Walks the paths of asking a second person on their panel. */
import { fireEvent } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { askedActFlow } from '../../../tests/flows/askedAct/askedActFlow.ts';
import { pressButton, walkOnStaffPage } from '../../../tests/support/staff/staffPages.tsx';
import { AskPanel } from './AskPanel/AskPanel.tsx';

const retry = /^(إعادة المحاولة|Retry)$/;
const words = { ns: 'staffVoted' };

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
walkOnStaffPage({
  flow: askedActFlow,
  render: (machine) => <AskPanel asked={machine} act="extend_window" mayAsk />,
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'refresh.requested': () => pressButton(t('again', words)),
    'field.changed': ({ field, value }) =>
      fireEvent.change(document.getElementById(String(field))!, { target: { value } }),
    'form.submitted': () => pressButton(t('ask.extend_window', words)),
  }),
  says: { failed: 'staffVoted:failed', asking: 'staffVoted:asking' },
});
