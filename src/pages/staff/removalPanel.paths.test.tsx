/** Walks the paths of taking an entry out of its vote on their panel. */
import { fireEvent } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { memberRemovalFlow } from '../../../tests/flows/memberRemoval/memberRemovalFlow.ts';
import { pressButton, walkOnStaffPage } from '../../../tests/support/staff/staffPages.tsx';
import { RemovalPanel } from './RemovalPanel/RemovalPanel.tsx';

const retry = /^(إعادة المحاولة|Retry)$/;
const words = { ns: 'staffRemoval' };

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
walkOnStaffPage({
  flow: memberRemovalFlow,
  render: (machine) => <RemovalPanel removal={machine} mayAct />,
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'refresh.requested': () => pressButton(t('again', words)),
    'kind.chosen': ({ kind }) => pressButton(t(`kind.${String(kind)}`, words)),
    'refunds.switched': () => fireEvent.click(document.getElementById('refunds')!),
    'field.changed': ({ field, value }) =>
      fireEvent.change(document.getElementById(String(field))!, { target: { value } }),
    'form.submitted': () => fireEvent.submit(document.querySelector('form')!),
  }),
  says: { failed: 'staffRemoval:failed', asking: 'staffRemoval:asking' },
});
