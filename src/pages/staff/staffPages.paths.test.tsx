/** Walks the paths of the machines of staff on their pages: gestures and settled calls in, visible text out. */
import { beforeEach } from 'vitest';
import { fireEvent } from '@testing-library/react';
import { staffEnrolmentFlow } from '../../../tests/flows/staffEnrolment/staffEnrolmentFlow.ts';
import { staffSignInFlow } from '../../../tests/flows/staffSignIn/staffSignInFlow.ts';
import { pressButton, type StaffPageUnderTest, walkOnStaffPage } from './staffPages.support.tsx';
import { EnrolmentPage } from './EnrolmentPage/EnrolmentPage.tsx';
import { SignInPage } from './SignInPage/SignInPage.tsx';

const pages: readonly StaffPageUnderTest[] = [
  {
    flow: staffSignInFlow,
    render: (machine) => <SignInPage signIn={machine} />,
    gestures: (t) => ({
      'codeKind.chosen': ({ kind }) => pressButton(t(`signIn.use.${String(kind)}`)),
    }),
    submit: ['signIn.submit', 'signIn.submitting'],
    open: ['editing.ready'],
    says: { 'editing.limited': 'signIn.waiting', signedIn: 'signIn.done' },
  },
  {
    flow: staffEnrolmentFlow,
    render: (machine) => <EnrolmentPage enrolment={machine} kind="invitation" />,
    gestures: (t) => ({
      'back.requested': () => pressButton(t('enrol.back')),
      'saved.changed': () => fireEvent.click(document.getElementById('saved')!),
      'print.requested': () => pressButton(t('recovery.print')),
      'retry.requested': () => pressButton(/^(إعادة المحاولة|Retry)$/),
    }),
    open: ['describing', 'proving.ready', 'keepingCodes'],
    says: { 'proving.limited': 'signIn.waiting', keepingCodes: 'enrol.codesLead', entered: 'enrol.entered' },
  },
];

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
for (const page of pages) walkOnStaffPage(page);
