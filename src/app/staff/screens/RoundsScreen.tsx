import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { deskAddress, type DeskOrganisation } from '../../../../domain/staff/deskOf.ts';
import { type Act, judgeAct } from '../../../../domain/staff/rights.ts';
import { staffPaths } from '../../../../domain/staff/staffPaths.ts';
import { GroupRecordPage } from '../../../pages/staff/RoundsPage/GroupRecordPage.tsx';
import { MembersPage } from '../../../pages/staff/RoundsPage/MembersPage.tsx';
import { RoundRecordPage } from '../../../pages/staff/RoundsPage/RoundRecordPage.tsx';
import type { RoundPlaces } from '../../../pages/staff/RoundsPage/roundPlaces.ts';
import { RoundsPage } from '../../../pages/staff/RoundsPage/RoundsPage.tsx';
import { client, stepUps } from '../desk.ts';
import type { DeskPageProps } from '../deskPageProps.ts';
import { Opened } from '../Opened.tsx';
import { createRoundsFlows } from '../roundsFlow.ts';

const NEW = 'new';

type Props = DeskPageProps & { organisation: DeskOrganisation; competition: string };

/** The rounds of a competition, or the one or the group that the address names. */
export default function RoundsScreen({ me, desk, search, organisation, competition }: Props) {
  const [flows] = useState(() =>
    createRoundsFlows(client, { organisation: organisation.id, competition }, me.id, stepUps),
  );
  const parameters = new URLSearchParams(search);
  const [round, group] = [parameters.get('round'), parameters.get('group')];
  const members = parameters.get('members');
  const at = (more: Record<string, string>) => deskAddress(desk, staffPaths.rounds, { competition, ...more });
  const places: RoundPlaces = {
    back: deskAddress(desk, staffPaths.season, { competition }),
    newRound: at({ round: NEW }),
    round: (id) => at({ round: id }),
    newGroup: (of) => at({ round: of, group: NEW }),
    group: (id) => at({ group: id }),
    members: (id) => at({ members: id }),
  };
  const may = (act: Act) => judgeAct(desk.held, act, organisation.id, competition) === 'allowed';
  const leave = () => navigate(at({}), { replace: true });
  const back = { backHref: at({}), onSaved: leave, onGone: leave };
  if (members !== null && may('changeSeason'))
    return (
      <Opened key={members} make={() => flows.members(members)}>
        {(machine) => <MembersPage members={machine} back={at({})} />}
      </Opened>
    );
  if (group !== null)
    return (
      <Opened
        key={`${group} ${round}`}
        make={() =>
          group === NEW && round !== null
            ? { record: flows.newGroup(round) }
            : {
                record: flows.group(group),
                deletion: flows.deletions.group(group),
                extension: flows.extension(group),
              }
        }
      >
        {({ record, ...others }) => (
          <GroupRecordPage
            group={record}
            isNew={group === NEW}
            mayChange={may('changeWindows')}
            {...others}
            {...back}
          />
        )}
      </Opened>
    );
  if (round !== null)
    return (
      <Opened
        key={round}
        make={() =>
          round === NEW
            ? { record: flows.newRound() }
            : { record: flows.round(round), deletion: flows.deletions.round(round) }
        }
      >
        {({ record, ...others }) => (
          <RoundRecordPage
            round={record}
            isNew={round === NEW}
            mayChange={may('changeSeason')}
            {...others}
            {...back}
          />
        )}
      </Opened>
    );
  return (
    <RoundsPage
      windows={flows.windows}
      places={places}
      may={{ season: may('changeSeason'), windows: may('changeWindows') }}
    />
  );
}
