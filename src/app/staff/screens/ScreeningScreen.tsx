import { useState, useSyncExternalStore } from 'react';
import type { DeskOrganisation } from '../../../../domain/staff/deskOf.ts';
import { ScreeningPage } from '../../../pages/staff/ScreeningPage/ScreeningPage.tsx';
import { client } from '../desk.ts';
import { createScreeningFlow } from '../screeningFlow.ts';
import { singleKeys } from '../singleKeys.ts';

type Props = { organisation: DeskOrganisation; backHref: string };

/** The queue of screeners of an organisation. */
export default function ScreeningScreen({ organisation, backHref }: Props) {
  const [screening] = useState(() => createScreeningFlow(client, organisation.id));
  const hasSingles = useSyncExternalStore(singleKeys.watch, singleKeys.current);
  return <ScreeningPage screening={screening} hasSingles={hasSingles} backHref={backHref} />;
}
