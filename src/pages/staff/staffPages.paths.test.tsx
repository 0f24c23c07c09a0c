/** Walks the paths of the machines of staff on their pages: gestures and settled calls in, visible text out. */
import { beforeEach } from 'vitest';
import { staffSignInFlow } from '../../../tests/flows/staffSignIn/staffSignInFlow.ts';
import { pressButton, type StaffPageUnderTest, walkOnStaffPage } from './staffPages.support.tsx';
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
];

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
for (const page of pages) walkOnStaffPage(page);
