/** Walks the paths of what a person signs in with on the page of security. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { factorEnrolmentFlow } from '../../../tests/flows/factorEnrolment/factorEnrolmentFlow.ts';
import { ownPasskeysFlow } from '../../../tests/flows/ownPasskeys/ownPasskeysFlow.ts';
import { recoveryRenewalFlow } from '../../../tests/flows/recoveryRenewal/recoveryRenewalFlow.ts';
import { factors } from '../../../tests/support/staff/ownAccessFacts.ts';
import { stillSecurity } from '../../../tests/support/staff/stillFlows.ts';
import {
  pressButton,
  type StaffPageUnderTest,
  walkOnStaffPage,
} from '../../../tests/support/staff/staffPages.tsx';
import { SecurityPage } from './SecurityPage/SecurityPage.tsx';

const retry = /^(إعادة المحاولة|Retry)$/;

const pages: readonly StaffPageUnderTest[] = [
  {
    flow: factorEnrolmentFlow,
    render: (machine) => <SecurityPage {...stillSecurity} factors={machine} />,
    gestures: (t) => ({
      'retry.requested': () => pressButton(retry),
      'add.requested': () => pressButton(t('factors.add')),
      'add.cancelled': () => pressButton(t('factors.cancel')),
      // The passkeys stand above the apps.
      'remove.requested': () =>
        fireEvent.click(screen.getAllByText(t('factors.remove'))[factors.passkeys.length]!),
      'remove.confirmed': () => pressButton(t('factors.removeConfirm')),
      'remove.cancelled': () => pressButton(t('factors.keep')),
    }),
    says: {
      failed: 'factors.failed',
      offering: 'factors.offering',
      adding: 'factors.adding',
      confirming: 'factors.keep',
      removing: 'factors.removing',
      'proving.limited': 'signIn.waiting',
      proving: 'factors.addTitle',
    },
    open: ['listed', 'proving.ready'],
  },
  {
    flow: ownPasskeysFlow,
    render: (machine) => <SecurityPage {...stillSecurity} passkeys={machine} />,
    gestures: (t) => ({
      'retry.requested': () => pressButton(retry),
      'add.requested': () => pressButton(t('passkeys.add')),
      'add.cancelled': () => pressButton(t('factors.cancel')),
      'remove.requested': () => pressButton(t('passkeys.removeNamed', { name: factors.passkeys[0]!.name })),
      'remove.confirmed': () => pressButton(t('passkeys.removeConfirm')),
      'remove.cancelled': () => pressButton(t('passkeys.keep')),
    }),
    says: {
      failed: 'passkeys.failed',
      offering: 'passkeys.offering',
      adding: 'passkeys.adding',
      confirming: 'passkeys.keep',
      removing: 'factors.removing',
      'naming.limited': 'signIn.waiting',
      naming: 'passkeys.addTitle',
    },
    open: ['listed', 'naming.ready'],
  },
  {
    flow: recoveryRenewalFlow,
    render: (machine) => <SecurityPage {...stillSecurity} renewal={machine} />,
    gestures: (t) => ({
      'renew.requested': () => pressButton(t('codes.renew')),
      'renew.confirmed': () => pressButton(t('codes.confirm')),
      'renew.cancelled': () => pressButton(t('codes.keep')),
      'saved.changed': () => fireEvent.click(document.getElementById('saved')!),
      'print.requested': () => pressButton(t('recovery.print')),
    }),
    says: {
      confirming: 'codes.keep',
      making: 'codes.making',
      unknown: 'codes.unknown',
      keeping: 'enrol.codesLead',
    },
    open: ['idle', 'keeping'],
  },
];

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
for (const page of pages) walkOnStaffPage(page);
