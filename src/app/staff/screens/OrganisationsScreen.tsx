import { useState } from 'react';
import { type Desk, deskAddress } from '../../../../domain/staff/deskOf.ts';
import { staffPaths } from '../../../../domain/staff/staffPaths.ts';
import { OrganisationsPage } from '../../../pages/staff/OrganisationsPage/OrganisationsPage.tsx';
import { client, stepUps } from '../desk.ts';
import type { DeskPageProps } from '../deskPageProps.ts';
import { createOrganisationFlows } from '../organisationFlows.ts';
import { Organisation } from './Organisation.tsx';

export default function OrganisationsScreen({ me, desk, tell, search }: DeskPageProps) {
  const named = new URLSearchParams(search).get('names');
  if (named === null) return <Organisations staffId={me.id} desk={desk} />;
  return (
    <Organisation
      key={named}
      staffId={me.id}
      id={named}
      held={desk.held}
      rename={tell.rename}
      backHref={deskAddress(desk, staffPaths.organisations)}
    />
  );
}

function Organisations({ staffId, desk }: { staffId: string; desk: Desk }) {
  const [{ organisations, newNames, firstOwner, ownerReset }] = useState(() =>
    createOrganisationFlows(client, staffId, stepUps),
  );
  const namesHref = (id: string) => deskAddress(desk, staffPaths.organisations, { names: id });
  return (
    <OrganisationsPage {...{ organisations, newNames, firstOwner, ownerReset, namesHref }} held={desk.held} />
  );
}
