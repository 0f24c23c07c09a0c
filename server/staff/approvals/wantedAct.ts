import type { Transaction } from 'kysely';
import { type TwoPersonAct, twoPersonActs } from '../../../domain/staff/twoPersons.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import type { PeopleAct } from '../people/peopleAct.ts';
import type { NewLink, Performed, Wanted } from './wanted.ts';
import { type CandidatePayloads, wantedCandidates } from './wantedCandidates.ts';
import { type PeoplePayloads, wantedPeople } from './wantedPeople.ts';
import { type RemovalPayloads, wantedRemovals } from './wantedRemovals.ts';
import { type SeasonPayloads, wantedSeason } from './wantedSeason.ts';

type Payloads = PeoplePayloads & SeasonPayloads & RemovalPayloads & CandidatePayloads;

/** An act that a person asks for: all that it needs to be done later. */
export type WantedAct = { [Act in TwoPersonAct]: { act: Act; payload: Payloads[Act] } }[TwoPersonAct];

const wantedActs: { [Act in TwoPersonAct]: Wanted<Payloads[Act]> } = {
  ...wantedPeople,
  ...wantedSeason,
  ...wantedRemovals,
  ...wantedCandidates,
};

const wantedOf = ({ act }: WantedAct): Wanted<WantedAct['payload']> => wantedActs[act] as never;

export const subjectOf = (wanted: WantedAct): string => wantedOf(wanted).subject(wanted.payload);

export const competitionOf = (wanted: WantedAct): string | null =>
  wantedOf(wanted).competition(wanted.payload);

/** How long an act waits, in ms. */
export const waitOf = (wanted: WantedAct): number =>
  wantedOf(wanted).waitsFor?.(wanted.payload) ?? twoPersonActs[wanted.act].waitsFor;

/** The rows that an act is about, as they are now, in one text. */
export const versionsOf = async (
  tx: Transaction<Schema>,
  organisationId: string,
  wanted: WantedAct,
): Promise<string> => JSON.stringify(await wantedOf(wanted).versions(tx, organisationId, wanted.payload));

/** Does an act that was approved (`Wanted.perform`). */
export const perform = (
  tx: Transaction<Schema>,
  by: PeopleAct,
  wanted: WantedAct,
  link: NewLink,
  context: WriteContext,
): Promise<Performed> => wantedOf(wanted).perform(tx, by, wanted.payload, link, context);
