/** Walks the paths of the machines of staff on their pages: gestures and settled calls in, visible text out. */
import { beforeEach } from 'vitest';
import { fireEvent, screen } from '@testing-library/react';
import { approvalFlow } from '../../../tests/flows/approval/approvalFlow.ts';
import type { AuditFilters } from '../../../domain/staff/auditAddress.ts';
import { auditBrowseFlow } from '../../../tests/flows/staffBrowse/auditBrowseFlow.ts';
import { FilteredAudit } from '../../../tests/support/audit/FilteredAudit.tsx';
import { staffEnrolmentFlow } from '../../../tests/flows/staffEnrolment/staffEnrolmentFlow.ts';
import { staffOrganisationsFlow } from '../../../tests/flows/staffOrganisations/staffOrganisationsFlow.ts';
import { staffSessionFlow } from '../../../tests/flows/staffSession/staffSessionFlow.ts';
import {
  house,
  organisationRow,
  organisationList,
  renamedHouse,
} from '../../../tests/support/staff/staffFacts.ts';
import { stillEdit, stillInvite, stillReset } from '../../../tests/support/staff/stillFlows.ts';
import type { Deciding } from '../../machines/approval/approvalMachine.ts';
import {
  pressButton,
  type StaffPageUnderTest,
  walkOnStaffPage,
  type Words,
} from '../../../tests/support/staff/staffPages.tsx';
import { ApprovalsPage } from './ApprovalsPage/ApprovalsPage.tsx';
import { EnrolmentPage } from './EnrolmentPage/EnrolmentPage.tsx';
import { OrganisationsPage } from './OrganisationsPage/OrganisationsPage.tsx';
import { StaffDesk } from './StaffDesk/StaffDesk.tsx';

const retry = /^(إعادة المحاولة|Retry)$/;
const [, , made] = organisationList.data;
const newRow = { ...organisationRow, version: 0, texts: { name_ar: '', name_en: '' } };

/** The name of an organisation in the language of the words. */
function nameOf(t: Words, id: string): string {
  const row = organisationList.data.find((each) => each.id === id)!;
  return t('brand') === 'Staff' ? (row.name_en ?? row.name_ar) : row.name_ar;
}

/** The name of the button of a decision. */
const decisionButtonOf = (t: Words, { decision, approval: { act, preview } }: Deciding): string =>
  t(`approvals.named.${decision}`, {
    act: t(`approvals.act.${act}` as 'approvals.act.end_owner'),
    subject: preview.kind === 'person' ? preview.email : '',
  });

const pages: readonly StaffPageUnderTest[] = [
  {
    flow: staffEnrolmentFlow,
    render: (machine) => <EnrolmentPage enrolment={machine} kind="invitation" />,
    gestures: (t) => ({
      'back.requested': () => pressButton(t('enrol.back')),
      'saved.changed': () => fireEvent.click(document.getElementById('saved')!),
      'print.requested': () => pressButton(t('recovery.print')),
      'retry.requested': () => pressButton(retry),
    }),
    open: ['describing', 'proving.ready', 'keepingCodes'],
    says: {
      waiting: 'enrol.waits',
      'proving.limited': 'signIn.waiting',
      keepingCodes: 'enrol.codesLead',
      entered: 'enrol.entered',
    },
  },
  {
    flow: staffSessionFlow,
    render: (machine) => (
      <StaffDesk session={machine} path="/security">
        {(_section, _me, _desk, { rename, resetStopped }) => (
          <>
            <button type="button" onClick={() => rename(renamedHouse)}>
              rename
            </button>
            <button type="button" onClick={resetStopped}>
              stopped
            </button>
          </>
        )}
      </StaffDesk>
    ),
    gestures: (t) => ({
      'organisation.renamed': () => pressButton('rename'),
      'reset.stopped': () => pressButton('stopped'),
      'retry.requested': () => pressButton(retry),
      'signOut.requested': () => pressButton(t('desk.signOut')),
    }),
    says: {
      reading: 'desk.reading',
      unread: 'desk.unread',
      signingOut: 'desk.signingOut',
      signedOut: 'desk.signedOut',
    },
    open: ['signedIn'],
  },
  {
    flow: approvalFlow,
    render: (machine) => <ApprovalsPage approvals={machine} organisation={house.name_ar} />,
    gestures: (t) => ({
      'retry.requested': () => pressButton(retry),
      'refresh.requested': () => pressButton(t('people.refresh')),
      'decision.requested': (event) => pressButton(decisionButtonOf(t, event as unknown as Deciding)),
      'decision.confirmed': () => fireEvent.click(screen.getByRole('alertdialog').querySelector('button')!),
      'decision.cancelled': () => pressButton(t('people.keep')),
      'link.kept': () => pressButton(t('approvals.linkKept')),
    }),
    says: { failed: 'people.failed', confirming: 'people.keep', deciding: 'approvals.deciding' },
    open: ['listed'],
  },
  {
    flow: auditBrowseFlow,
    render: (machine) => <FilteredAudit browse={machine} />,
    gestures: (t) => ({
      'retry.requested': () => pressButton(retry),
      'refresh.requested': () => pressButton(t('staffAudit:refresh')),
      'more.requested': () => pressButton(t('staffAudit:more')),
      'filters.changed': ({ filters }) =>
        fireEvent.change(screen.getByRole('combobox', { name: t('staffAudit:action') }), {
          target: { value: (filters as AuditFilters).action },
        }),
    }),
    says: {
      'browsing.failed': 'staffAudit:failed',
      'browsing.loadingMore': 'staffAudit:loadingMore',
      'browsing.moreFailed': 'staffAudit:moreFailed',
    },
  },
  {
    flow: staffOrganisationsFlow,
    render: (machine) => (
      <OrganisationsPage
        organisations={machine}
        newNames={() =>
          stillEdit({ row: newRow, draft: null }, { saved: { ...newRow, id: made!.id, version: 1 } })
        }
        firstOwner={() => stillInvite}
        ownerReset={stillReset()}
        held={[]}
        namesHref={(id) => `/organisations?names=${id}`}
      />
    ),
    gestures: (t) => ({
      'retry.requested': () => pressButton(retry),
      'refresh.requested': () => pressButton(t('organisations.refresh')),
      'organisation.made': async () => {
        fireEvent.change(document.getElementById('name_ar')!, { target: { value: made!.name_ar } });
        pressButton(t('organisations.make'));
      },
      'owner.requested': ({ id }) =>
        pressButton(t('organisations.inviteNamed', { organisation: nameOf(t, id as string) })),
      'owner.cancelled': () => pressButton(t('organisations.ownerLeave')),
    }),
    says: { failed: 'organisations.failed' },
  },
];

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
for (const page of pages) walkOnStaffPage(page);
