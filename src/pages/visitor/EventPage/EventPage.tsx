import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import type { CompetitionListInput } from '../../../machines/competitionList/competitionListTypes.ts';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { ContentView } from './ContentView.tsx';
import type { CompetitionListMachine } from './eventActor.ts';
import { EventView } from './EventView.tsx';

export type EventPageProps = {
  competitionList: CompetitionListMachine;
  /** What is known of the event before the first request. */
  atHand: CompetitionListInput;
  /** Shown if nothing exists at the address. */
  notFound: ReactNode;
};

/** A one-segment address: an event, a content page, or nothing (decision D33). */
export function EventPage({ competitionList, atHand, notFound }: EventPageProps) {
  const [snapshot, send] = useMachine(competitionList, { input: atHand });
  const waiting = useLingering(snapshot.matches('loading'));
  if (snapshot.matches('missing')) return notFound;
  const { page } = snapshot.context;
  if (page) return <ContentView page={page} />;
  return <EventView snapshot={snapshot} send={send} waiting={waiting} />;
}
