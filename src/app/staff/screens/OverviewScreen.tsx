import { useState } from 'react';
import { deskAddress, type Desk, type DeskOrganisation } from '../../../../domain/staff/deskOf.ts';
import { staffPaths } from '../../../../domain/staff/staffPaths.ts';
import { OverviewPage } from '../../../pages/staff/OverviewPage/OverviewPage.tsx';
import { client, stepUps } from '../desk.ts';
import type { DeskPageProps } from '../deskPageProps.ts';
import { createOverviewFlow } from '../overviewFlow.ts';

export default function OverviewScreen({ desk }: DeskPageProps) {
  const { organisation } = desk;
  return organisation && <Overview key={organisation.id} {...{ desk, organisation }} />;
}

function Overview({ desk, organisation }: { desk: Desk; organisation: DeskOrganisation }) {
  const [overview] = useState(() => createOverviewFlow(client, organisation.id, stepUps));
  return (
    <OverviewPage
      overview={overview}
      places={{
        members: (competition, round) =>
          deskAddress(desk, staffPaths.rounds, { competition, members: round }),
        candidate: (candidate) => deskAddress(desk, staffPaths.entries, { candidate }),
        rounds: (competition) => deskAddress(desk, staffPaths.rounds, { competition }),
        competition: (id) => deskAddress(desk, staffPaths.season, { competition: id }),
        season: deskAddress(desk, staffPaths.season),
        approvals: deskAddress(desk, staffPaths.approvals),
        people: deskAddress(desk, staffPaths.people),
      }}
    />
  );
}
