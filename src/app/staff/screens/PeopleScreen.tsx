import { useState } from 'react';
import { localized } from '../../../../domain/localized.ts';
import { type Desk, deskAddress, type DeskOrganisation } from '../../../../domain/staff/deskOf.ts';
import { staffPaths } from '../../../../domain/staff/staffPaths.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { History } from '../../../pages/staff/ObjectHistory/ObjectHistory.tsx';
import { PeoplePage, type PeoplePageProps } from '../../../pages/staff/PeoplePage/PeoplePage.tsx';
import { auditFlowOf } from '../auditFlow.ts';
import { createBulkFlows } from '../bulkFlows.ts';
import { client, stepUps } from '../desk.ts';
import type { DeskPageProps } from '../deskPageProps.ts';
import { createPeopleFlows } from '../peopleFlows.ts';

export default function PeopleScreen({ me, desk, search }: DeskPageProps) {
  const { organisation, held } = desk;
  return (
    organisation && (
      <People
        key={organisation.id}
        organisation={organisation}
        self={me.id}
        held={held}
        found={new URLSearchParams(search).get('person')}
        history={historyOf(desk)}
      />
    )
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
  const { id } = organisation;
  const [flows] = useState(() => createPeopleFlows(client, id, stepUps));
  const [many] = useState(() => createBulkFlows(client, id, page.self, stepUps));
  return (
    <PeoplePage
      {...flows}
      many={many}
      organisation={{ id, name: localized(organisation, 'name', language) }}
      {...page}
    />
  );
}
