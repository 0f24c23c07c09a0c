import { StaffDeskFrame } from '../../.storybook/withStaff.tsx';
import { staffPaths } from '../../domain/staff/staffPaths.ts';
import { IdentityPanel } from '../../src/pages/staff/IdentityPanel/IdentityPanel.tsx';
import { OrderPage } from '../../src/pages/staff/OrderPage/OrderPage.tsx';
import { FilteredAudit } from '../../tests/support/audit/FilteredAudit.tsx';
import { FilteredOrders } from '../../tests/support/staffOrders/FilteredOrders.tsx';
import { owner } from '../../tests/support/staff/staffFacts.ts';
import type { FlowPage } from './flowPages.tsx';

/** The page of each machine that browses records, by flow name. */
export const recordFlowPages: Readonly<Record<string, FlowPage>> = {
  auditBrowse: {
    path: staffPaths.audit,
    Frame: StaffDeskFrame,
    render: (machine) => <FilteredAudit browse={machine} />,
  },
  identityReveal: {
    path: staffPaths.entries,
    Frame: StaffDeskFrame,
    render: (machine) => (
      <IdentityPanel look={machine} viewer={owner.name} hasSingles={false} zone="Asia/Muscat" />
    ),
  },
  orderBrowse: {
    path: staffPaths.orders,
    Frame: StaffDeskFrame,
    render: (machine) => <FilteredOrders browse={machine} />,
  },
  staffOrder: {
    path: staffPaths.orders,
    Frame: StaffDeskFrame,
    render: (machine) => <OrderPage order={machine} backHref={staffPaths.orders} />,
  },
};
