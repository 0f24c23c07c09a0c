/** Events and competitions as records of a form: how each is loaded and saved. */
import { copyStart, dayText } from '../../../domain/season/copyForm.ts';
import { eventFields, eventOf, eventTexts } from '../../../domain/season/eventForm.ts';
import { priceFields, pricesOf } from '../../../domain/season/pricesForm.ts';
import { settingsOf, settingsTexts } from '../../../domain/season/settingsForm.ts';
import type { CompetitionSettings, StaffEvent } from '../../../domain/staff/staffContract.ts';
import { readOrganisationSettings } from '../../api/staff/calls/organisations.ts';
import {
  changeEvent,
  changePrices,
  changeSettings,
  makeCompetition,
  makeEvent,
  readSettings,
  readStaffEvent,
} from '../../api/staff/calls/season.ts';
import { copySeason } from '../../api/staff/calls/seasonFiles.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import type { Saved } from '../../api/staff/unwrapSaved.ts';
import type { EditRow } from '../../machines/editForm/editFormTypes.ts';
import { type EditRecord, madeBy, newRow, savedAs } from './editing.ts';
import type { RetriedCalls } from './retriedCalls.ts';

const eventRow = (event: StaffEvent): EditRow => ({
  id: event.id,
  version: event.version,
  changed: event.changed,
  texts: eventTexts(event),
  facts: { state: event.state, situation: event.situation },
});

const settingsRow = (settings: CompetitionSettings): EditRow => {
  const { id, version, changed, event, state, situation, has_open_window, entries } = settings;
  return {
    id,
    version,
    changed,
    texts: settingsTexts(settings, event.zone),
    facts: {
      state,
      situation,
      has_open_window: String(has_open_window),
      entries: String(entries),
      event_id: event.id,
      event_slug: event.slug,
      event_name_ar: event.name_ar ?? '',
      event_name_en: event.name_en ?? '',
      event_state: event.state,
    },
  };
};

export function createSeasonRecords(
  client: StaffClient,
  organisation: string,
  { read, write }: RetriedCalls,
) {
  return {
    event(id: string): EditRecord {
      const place = { organisation, id };
      let stored: StaffEvent | undefined;
      const keep = (event: StaffEvent) => eventRow((stored = event));
      return {
        load: async (signal) => keep(await read(() => readStaffEvent(client, place, signal), signal)),
        save: async ({ start, texts }, signal) => {
          const body = { version: start.version, ...eventOf(texts, stored && withNames(stored)) };
          return savedAs(await write(() => changeEvent(client, place, body, signal), signal), keep);
        },
      };
    },

    newEvent: (id: string): EditRecord => ({
      load: async (signal) => {
        const { zone } = await read(() => readOrganisationSettings(client, organisation, signal), signal);
        return newRow(id, { name_ar: '', name_en: '', slug: '', zone, starts_at: '', ends_at: '' });
      },
      save: async ({ start, texts }, signal) => {
        const { slug: _, ...fields } = eventOf(texts);
        const body = { id: start.id, ...fields };
        const row = eventRow(await write(() => makeEvent(client, organisation, body, signal), signal));
        return madeBy(
          row,
          texts,
          eventFields.filter((field) => field !== 'slug'),
        );
      },
    }),

    copy(id: string, event: string): EditRecord {
      const place = { organisation, id: event };
      return {
        load: async (signal) => {
          const copied = await read(() => readStaffEvent(client, place, signal), signal);
          const { zone, name_ar, name_en, starts_at } = copied;
          const facts = {
            zone,
            name_ar: name_ar ?? '',
            name_en: name_en ?? '',
            starts_at: String(starts_at),
          };
          return { ...newRow(id, { first_day: '' }), facts };
        },
        save: async ({ start, texts }, signal) => {
          const { first_day = '' } = texts;
          const body = { id: start.id, starts_at: copyStart(first_day, start.facts?.['zone'] ?? 'UTC')! };
          const made = await write(() => copySeason(client, place, body, signal), signal);
          const row = { ...eventRow(made), texts: { first_day: dayText(made.starts_at, made.zone) } };
          return madeBy(row, texts);
        },
      };
    },

    newCompetition: (id: string, event: string): EditRecord => ({
      load: () => Promise.resolve(newRow(id, { name_ar: '', name_en: '' })),
      save: async ({ start, texts }, signal) => {
        const { name_ar = '', name_en = '' } = texts;
        const body = { id: start.id, name_ar, name_en };
        const place = { organisation, id: event };
        const made = await write(() => makeCompetition(client, place, body, signal), signal);
        return madeBy(settingsRow(made), texts);
      },
    }),

    /**
     * Texts and prices are two calls with a right each; a form saves those of which it has changes. Where the second fails, the
     * first is saved: the next save goes on from its version.
     */
    competition(competition: string): EditRecord {
      const place = { organisation, competition };
      let stored: CompetitionSettings | undefined;
      let halfSaved: CompetitionSettings | undefined;
      const keep = (settings: CompetitionSettings) => {
        halfSaved = undefined;
        return settingsRow((stored = settings));
      };
      const isOfMoney = (field: string) => priceFields.some((each) => each === field);
      return {
        load: async (signal) => keep(await read(() => readSettings(client, place, signal), signal)),
        save: async ({ start, texts }, signal) => {
          const edited = Object.keys(texts).filter((field) => texts[field] !== start.texts[field]);
          let answer: Saved<CompetitionSettings> = { saved: halfSaved ?? stored! };
          const version = () => ('saved' in answer ? answer.saved.version : start.version);
          if (!edited.every(isOfMoney)) {
            const body = { version: version(), ...settingsOf(texts, stored!) };
            answer = await write(() => changeSettings(client, place, body, signal), signal);
          }
          if ('saved' in answer && edited.some(isOfMoney)) {
            halfSaved = answer.saved;
            const body = { version: version(), ...pricesOf(texts) };
            answer = await write(() => changePrices(client, place, body, signal), signal);
          }
          return savedAs(answer, keep);
        },
      };
    },
  };
}

/** Reading an event needs a name; one of an earlier season may have none in Arabic. */
const withNames = ({ name_ar, ...event }: StaffEvent) => ({ ...event, name_ar: name_ar ?? '' });
