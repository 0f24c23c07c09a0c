/** Walks the paths of the sign-in and of the step-up of staff on their pages. */
import { beforeEach } from 'vitest';
import { staffSignInFlow } from '../../../tests/flows/staffSignIn/staffSignInFlow.ts';
import { stepUpFlow } from '../../../tests/flows/stepUp/stepUpFlow.ts';
import {
  pressButton,
  type StaffPageUnderTest,
  walkOnStaffPage,
} from '../../../tests/support/staff/staffPages.tsx';
import { SignInPage } from './SignInPage/SignInPage.tsx';
import { StepUpDialog } from './StepUpDialog/StepUpDialog.tsx';

const pages: readonly StaffPageUnderTest[] = [
  {
    flow: staffSignInFlow,
    render: (machine) => <SignInPage signIn={machine} canUsePasskeys />,
    gestures: (t) => ({
      'passkey.chosen': () => pressButton(t('passkey.signIn')),
      'codeKind.chosen': ({ kind }) => pressButton(t(`signIn.use.${String(kind)}`)),
    }),
    submit: ['signIn.submit', 'signIn.submitting'],
    open: ['editing.ready'],
    says: { 'editing.limited': 'signIn.waiting', signing: 'passkey.waiting', signedIn: 'signIn.done' },
  },
  {
    flow: stepUpFlow,
    render: (machine) => <StepUpDialog stepUp={machine} />,
    gestures: (t) => ({
      'stepUp.cancelled': () => pressButton(t('stepUp.cancel')),
      'passkey.chosen': () => pressButton(t('passkey.use')),
      'code.chosen': () => pressButton(t('passkey.useCode')),
    }),
    submit: ['stepUp.submit', 'stepUp.submitting'],
    says: {
      'editing.limited': 'signIn.waiting',
      opening: 'stepUp.opening',
      choosing: 'passkey.use',
      signing: 'passkey.waiting',
    },
    open: ['editing.ready'],
  },
];

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
for (const page of pages) walkOnStaffPage(page);
