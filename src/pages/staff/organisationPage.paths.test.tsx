/** Walks the paths of a form that two people may edit, on the page of an organisation's names. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { editFormFlow } from '../../../tests/flows/editForm/editFormFlow.ts';
import { pressButton, walkOnStaffPage } from '../../../tests/support/staff/staffPages.tsx';
import { OrganisationPage } from './OrganisationPage/OrganisationPage.tsx';

const retry = /^(إعادة المحاولة|Retry)$/;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
walkOnStaffPage({
  flow: editFormFlow,
  render: (machine) => <OrganisationPage settings={machine} mayChange />,
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'form.submitted': () => fireEvent.keyDown(document, { key: 's', ctrlKey: true }),
    'choice.made': ({ choice }) =>
      fireEvent.click(screen.getByRole('radio', { name: new RegExp(t(`edit.keep.${String(choice)}`)) })),
  }),
  says: {
    failed: 'organisation.failed',
    'editing.disputed': 'edit.decideFirst',
    'editing.saved': 'edit.saved',
    saving: 'edit.saving',
  },
  open: ['editing.ready'],
});
