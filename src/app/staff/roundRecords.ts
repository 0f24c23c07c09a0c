/** Rounds and groups as records of a form: how each is loaded and saved. */
import { groupOf, groupTexts, roundOf, roundTexts } from '../../../domain/season/roundForm.ts';
import { nextMidnight } from '../../../domain/zonedTime.ts';
import type { StaffGroup, StaffRound, StaffRounds } from '../../../domain/staff/staffContract.ts';
import {
  changeGroup,
  changeRound,
  type CompetitionPlace,
  listRounds,
  makeGroup,
  makeRound,
} from '../../api/staff/calls/rounds.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import type { EditRow } from '../../machines/editForm/editFormTypes.ts';
import { type EditRecord, madeBy, newRow, savedAs } from './editing.ts';
import type { RetriedCalls } from './retriedCalls.ts';

const rowOf = ({ id, version, changed }: StaffRound | StaffGroup, texts: EditRow['texts']): EditRow => ({
  id,
  version,
  changed,
  texts,
});

export function createRoundRecords(
  client: StaffClient,
  place: CompetitionPlace,
  { read, write }: RetriedCalls,
) {
  const list = (signal: AbortSignal) => read(() => listRounds(client, place, signal), signal);
  const found = <Row>(row: Row | undefined): Row => {
    if (row === undefined) throw new Error('The record is gone.');
    return row;
  };

  return {
    round(id: string): EditRecord {
      let stored: StaffRound | undefined;
      let zone = 'UTC';
      const keep = (round: StaffRound) => rowOf((stored = round), roundTexts(round, zone));
      return {
        load: async (signal) => {
          const { rounds, zone: ofEvent } = await list(signal);
          zone = ofEvent;
          return keep(found(rounds.find((round) => round.id === id)));
        },
        save: async ({ start, texts }, signal) => {
          const body = { version: start.version, ...roundOf(texts, stored) };
          const call = () => changeRound(client, { ...place, id }, body, signal);
          return savedAs(await write(call, signal), keep);
        },
      };
    },

    newRound(id: string): EditRecord {
      const fields = { name_ar: '', name_en: '', judges_percent: 0, starts_at: null, ends_at: null };
      return {
        load: async (signal) => {
          const { zone } = await list(signal);
          const texts = { ...roundTexts(fields, zone), judges_percent: '' };
          return newRow(id, texts);
        },
        save: async ({ start, texts }, signal) => {
          const body = { id: start.id, ...roundOf(texts) };
          const round = await write(() => makeRound(client, place, body, signal), signal);
          return madeBy(rowOf(round, roundTexts(round, texts['zone']!)), texts);
        },
      };
    },

    group(id: string): EditRecord {
      let stored: StaffGroup | undefined;
      let zone = 'UTC';
      const keep = (group: StaffGroup) => rowOf((stored = group), groupTexts(group, zone));
      return {
        load: async (signal) => {
          const { rounds, zone: ofEvent } = await list(signal);
          zone = ofEvent;
          return keep(found(groupsOf(rounds).find((group) => group.id === id)));
        },
        save: async ({ start, texts }, signal) => {
          const body = { version: start.version, ...groupOf(texts, stored) };
          const answer = await write(() => changeGroup(client, { ...place, id }, body, signal), signal);
          return 'findings' in answer ? Promise.reject(answer.refused) : savedAs(answer, keep);
        },
      };
    },

    /** Its window is the first free day after those of the competition. */
    newGroup(id: string, round: string): EditRecord {
      return {
        load: async (signal) => {
          const { rounds, zone, server_time } = await list(signal);
          const last = Math.max(server_time, ...groupsOf(rounds).map(({ closes_at }) => closes_at));
          const opens_at = nextMidnight(last - 1, zone);
          const fields = { name_ar: '', name_en: '', opens_at, closes_at: nextMidnight(opens_at, zone) };
          return newRow(id, groupTexts(fields, zone));
        },
        save: async ({ start, texts }, signal) => {
          const body = { id: start.id, ...groupOf(texts) };
          const call = () => makeGroup(client, { ...place, id: round }, body, signal);
          const group = await write(call, signal);
          return madeBy(rowOf(group, groupTexts(group, texts['zone']!)), texts);
        },
      };
    },
  };
}

const groupsOf = (rounds: StaffRounds['rounds']) => rounds.flatMap(({ groups }) => groups);
