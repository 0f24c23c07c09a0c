/** Walks the paths of a form that two people may edit, on the page of an organisation's names. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { editFormFlow } from '../../../tests/flows/editForm/editFormFlow.ts';
import { pressButton, walkOnStaffPage } from '../../../tests/support/staff/staffPages.tsx';
import { NamesPage } from './NamesPage/NamesPage.tsx';

const retry = /^(إعادة المحاولة|Retry)$/;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
walkOnStaffPage({
  flow: editFormFlow,
  render: (machine) => <NamesPage names={machine} />,
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'form.submitted': () => fireEvent.keyDown(document, { key: 's', ctrlKey: true }),
    'choice.made': ({ choice }) =>
      fireEvent.click(screen.getByRole('radio', { name: new RegExp(t(`edit.keep.${String(choice)}`)) })),
  }),
  says: {
    failed: 'names.failed',
    'editing.disputed': 'edit.decideFirst',
    'editing.saved': 'edit.saved',
    saving: 'edit.saving',
  },
  open: ['editing.ready'],
});
