import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { DeskOrganisation } from '../../../../domain/staff/deskOf.ts';
import { type Act, judgeAct } from '../../../../domain/staff/rights.ts';
import { CompetitionPage } from '../../../pages/staff/CompetitionPage/CompetitionPage.tsx';
import { CopyPage } from '../../../pages/staff/SeasonFile/CopyPage.tsx';
import { ImportPage } from '../../../pages/staff/SeasonFile/ImportPage.tsx';
import { EventPage } from '../../../pages/staff/SeasonPage/EventPage.tsx';
import { NewCompetitionPage } from '../../../pages/staff/SeasonPage/NewCompetitionPage.tsx';
import { client, stepUps } from '../desk.ts';
import type { DeskPageProps } from '../deskPageProps.ts';
import { Opened } from '../Opened.tsx';
import { createSeasonFlows } from '../seasonFlows.ts';
import { NEW, seasonPlacesOf } from '../seasonPlacesOf.ts';

type Props = Pick<DeskPageProps, 'me' | 'desk' | 'search'> & { organisation: DeskOrganisation };

/** The event or the competition that the address names, or one that is to be made. */
export default function SeasonRecordScreen({ me, desk, search, organisation }: Props) {
  const [flows] = useState(() => createSeasonFlows(client, organisation.id, me.id, stepUps));
  const [now] = useState(() => Date.now());
  const parameters = new URLSearchParams(search);
  const [event, competition] = [parameters.get('event'), parameters.get('competition')];
  const places = seasonPlacesOf(desk, organisation.id);
  const may = (act: Act, id?: string) => judgeAct(desk.held, act, organisation.id, id) === 'allowed';
  const mayChange = may('changeEvents');
  const open = (address: string) => navigate(address, { replace: true });
  if (mayChange && parameters.get('file') === NEW)
    return (
      <Opened key="file" make={flows.newFile}>
        {(machine) => <ImportPage seasonImport={machine} places={places} now={now} />}
      </Opened>
    );
  if (mayChange && event !== null && parameters.get('copy') === NEW)
    return (
      <Opened key={`copy of ${event}`} make={() => flows.copy(event)}>
        {(machine) => (
          <CopyPage copy={machine} backHref={places.season} onSaved={({ id }) => open(places.event(id))} />
        )}
      </Opened>
    );
  if (event !== null && competition === NEW)
    return (
      <Opened key={`new in ${event}`} make={() => flows.newCompetition(event)}>
        {(machine) => (
          <NewCompetitionPage
            competition={machine}
            backHref={places.season}
            onSaved={({ id }) => open(places.competition(id))}
          />
        )}
      </Opened>
    );
  if (competition !== null)
    return (
      <Opened
        key={competition}
        make={() => ({
          record: flows.competition(competition),
          publishing: flows.publishing(competition),
          preview: flows.previews.competition(competition),
          life: flows.lives.competition(competition),
          cancellation: may('readCancellation', competition) ? flows.cancellation(competition) : undefined,
          picture: flows.competitionPicture(competition),
        })}
      >
        {({ record, publishing, preview, life, cancellation, picture }) => (
          <CompetitionPage
            competition={record}
            publishing={publishing}
            preview={preview}
            life={life}
            {...(cancellation && { cancellation })}
            picture={picture}
            places={places}
            onGone={() => open(places.season)}
            may={{
              season: may('changeSeason', competition),
              money: may('changePrices', competition),
              publish: may('publishSeason', competition),
              end: may('endSeason', competition),
            }}
            now={now}
          />
        )}
      </Opened>
    );
  return (
    event !== null && (
      <Opened
        key={event}
        make={() =>
          event === NEW
            ? { record: flows.newEvent() }
            : {
                record: flows.event(event),
                life: flows.lives.event(event),
                preview: flows.previews.event(event),
                picture: flows.eventPicture(event),
              }
        }
      >
        {({ record, life, preview, picture }) => (
          <EventPage
            event={record}
            isNew={event === NEW}
            mayChange={mayChange}
            mayEnd={may('endSeason')}
            now={now}
            backHref={places.season}
            {...(event !== NEW &&
              mayChange && { again: { copy: places.copy(event), file: places.file(event) } })}
            onGone={() => open(places.season)}
            {...(life && { life })}
            {...(preview && mayChange && { preview })}
            {...(picture && { picture })}
            {...(event === NEW && { onSaved: ({ id }) => open(places.newCompetition(id)) })}
          />
        )}
      </Opened>
    )
  );
}
