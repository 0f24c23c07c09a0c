import { useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import type { DeskOrganisation } from '../../../../domain/staff/deskOf.ts';
import { judgeAct } from '../../../../domain/staff/rights.ts';
import { staffPaths } from '../../../../domain/staff/staffPaths.ts';
import { SeasonPage } from '../../../pages/staff/SeasonPage/SeasonPage.tsx';
import { client, stepUps } from '../desk.ts';
import type { DeskPageProps } from '../deskPageProps.ts';
import { laterPage } from '../laterPage.tsx';
import { createSeasonFlow } from '../seasonFlow.ts';
import { seasonPlacesOf } from '../seasonPlacesOf.ts';

const rounds = laterPage(() => import('./RoundsScreen.tsx'));
const record = laterPage(() => import('./SeasonRecordScreen.tsx'));

export default function SeasonScreen(page: DeskPageProps) {
  const { organisation } = page.desk;
  const path = usePathname();
  const named = new URLSearchParams(page.search);
  const competition = named.get('competition');
  if (!organisation) return undefined;
  if (path === staffPaths.rounds && competition !== null)
    return <rounds.Page key={competition} {...page} {...{ organisation, competition }} />;
  if (competition !== null || named.has('event') || named.has('file'))
    return <record.Page key={organisation.id} {...page} organisation={organisation} />;
  return <Season key={organisation.id} desk={page.desk} organisation={organisation} />;
}

type Props = Pick<DeskPageProps, 'desk'> & { organisation: DeskOrganisation };

/** The events of an organisation. */
function Season({ desk, organisation }: Props) {
  const [season] = useState(() => createSeasonFlow(client, organisation.id, stepUps));
  const mayChange = judgeAct(desk.held, 'changeEvents', organisation.id) === 'allowed';
  return <SeasonPage season={season} places={seasonPlacesOf(desk, organisation.id)} mayChange={mayChange} />;
}
