/** Walks the paths of what a person signs in with on the page of security. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { factorEnrolmentFlow } from '../../../tests/flows/factorEnrolment/factorEnrolmentFlow.ts';
import { recoveryRenewalFlow } from '../../../tests/flows/recoveryRenewal/recoveryRenewalFlow.ts';
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
      'remove.requested': () => fireEvent.click(screen.getAllByText(t('factors.remove'))[0]!),
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
