import { useState } from 'react';
import { localized } from '../../../domain/localized.ts';
import {
  type Desk,
  deskAddress,
  type DeskOrganisation,
  type DeskSection,
} from '../../../domain/staff/deskOf.ts';
import type { Me } from '../../../domain/staff/staffContract.ts';
import { staffPaths } from '../../../domain/staff/staffPaths.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { EditRow } from '../../machines/editForm/editFormTypes.ts';
import { ApprovalsPage } from '../../pages/staff/ApprovalsPage/ApprovalsPage.tsx';
import { NamesPage, type NamesPageProps } from '../../pages/staff/NamesPage/NamesPage.tsx';
import { OrganisationsPage } from '../../pages/staff/OrganisationsPage/OrganisationsPage.tsx';
import { PeoplePage, type PeoplePageProps } from '../../pages/staff/PeoplePage/PeoplePage.tsx';
import { SecurityPage } from '../../pages/staff/SecurityPage/SecurityPage.tsx';
import type { DeskNews } from '../../pages/staff/StaffDesk/StaffDesk.tsx';
import type { History } from '../../pages/staff/ObjectHistory/ObjectHistory.tsx';
import { AuditOf } from './AuditOf.tsx';
import { auditFlowOf } from './auditFlow.ts';
import { approvalFlowOf, bulkFlowsOf, deskFlows, organisationFlowsOf, peopleFlowsOf } from './deskFlows.ts';
import { canUsePasskeys } from './passkeys.ts';

type Props = {
  section: DeskSection;
  me: Me;
  desk: Desk;
  tell: DeskNews;
  search: string;
};

/** The page of a section with its real effects. */
export function DeskPage({ section, me, desk, tell, search }: Props) {
  const { organisation, held } = desk;
  const parameters = new URLSearchParams(search);
  const named = parameters.get('names');
  if (section === 'audit') return <AuditOf desk={desk} />;
  if (section === 'people' && organisation)
    return (
      <People
        key={organisation.id}
        organisation={organisation}
        self={me.id}
        held={held}
        found={parameters.get('person')}
        history={historyOf(desk)}
      />
    );
  if (section === 'approvals' && organisation)
    return <Approvals key={organisation.id} organisation={organisation} />;
  if (section === 'settings' && organisation)
    return <Names key={organisation.id} staffId={me.id} id={organisation.id} rename={tell.rename} />;
  if (section === 'organisations') {
    if (named === null) return <Organisations staffId={me.id} desk={desk} />;
    return (
      <Names
        key={named}
        staffId={me.id}
        id={named}
        rename={tell.rename}
        backHref={deskAddress(desk, staffPaths.organisations)}
      />
    );
  }
  const { passkeys, factors, renewal, devices, ownReset } = deskFlows;
  const flows = { passkeys, factors, renewal, devices, ownReset };
  return (
    <SecurityPage {...flows} me={me} canUsePasskeys={canUsePasskeys()} onResetStopped={tell.resetStopped} />
  );
}

/** What happened to people and invitations, for a person who may read the audit of the organisation. */
const historyOf = (desk: Desk): History | undefined =>
  desk.audit.organisation && {
    browse: auditFlowOf(desk.audit.organisation.id),
    hrefOf: (subject) => deskAddress(desk, staffPaths.audit, { subject }),
  };

type PeopleProps = Pick<PeoplePageProps, 'self' | 'held' | 'history'> & {
  organisation: DeskOrganisation;
  found: string | null;
};

function People({ organisation, ...page }: PeopleProps) {
  const language = useLanguage();
  const [flows] = useState(() => peopleFlowsOf(organisation.id));
  const [many] = useState(() => bulkFlowsOf(organisation.id, page.self));
  const { id } = organisation;
  return (
    <PeoplePage
      {...flows}
      many={many}
      organisation={{ id, name: localized(organisation, 'name', language) }}
      {...page}
    />
  );
}

function Approvals({ organisation }: { organisation: DeskOrganisation }) {
  const language = useLanguage();
  const [approvals] = useState(() => approvalFlowOf(organisation.id));
  return <ApprovalsPage approvals={approvals} organisation={localized(organisation, 'name', language)} />;
}

type NamesProps = Pick<NamesPageProps, 'backHref'> & {
  staffId: string;
  id: string;
  rename: DeskNews['rename'];
};

function Names({ staffId, id, rename, ...page }: NamesProps) {
  const [names] = useState(() => organisationFlowsOf(staffId).names(id));
  const [take] = useState(() => ({ texts }: EditRow) => {
    const { name_ar = '', name_en = '' } = texts;
    rename({ id, name_ar, name_en: name_en === '' ? null : name_en });
  });
  return <NamesPage names={names} onSaved={take} {...page} />;
}

function Organisations({ staffId, desk }: { staffId: string; desk: Desk }) {
  const [{ organisations, newNames, firstOwner, ownerReset }] = useState(() => organisationFlowsOf(staffId));
  const namesHref = (id: string) => deskAddress(desk, staffPaths.organisations, { names: id });
  return (
    <OrganisationsPage {...{ organisations, newNames, firstOwner, ownerReset, namesHref }} held={desk.held} />
  );
}
