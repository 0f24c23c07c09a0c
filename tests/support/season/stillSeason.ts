/** Machines of the pages of events and competitions whose calls are answered at once, for stories and tests. */
import { fromPromise } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { eventTexts } from '../../../domain/season/eventForm.ts';
import { settingsTexts } from '../../../domain/season/settingsForm.ts';
import type { CompetitionSettings, PublishCheck } from '../../../domain/staff/staffContract.ts';
import type { EditRow } from '../../../src/machines/editForm/editFormTypes.ts';
import {
  publishCheckMachine,
  type Published,
} from '../../../src/machines/publishCheck/publishCheckMachine.ts';
import { seasonImportMachine } from '../../../src/machines/seasonImport/seasonImportMachine.ts';
import type { FileRead, SeasonImported } from '../../../src/machines/seasonImport/seasonImportTypes.ts';
import { type LoadedSeason, seasonReading } from '../../../src/machines/staffReading/staffReadingMachine.ts';
import type { SeasonPlaces } from '../../../src/pages/staff/SeasonPage/seasonPlaces.ts';
import { stagedAnswer } from '../pages/stagedAnswer.ts';
import { seasonEvent, settings } from './seasonFacts.ts';

export const stillSeason = (season?: LoadedSeason | AppError) =>
  seasonReading.provide({
    actors: { read: fromPromise(() => stagedAnswer<LoadedSeason>(season)) },
    actions: { endSession: () => {} },
  });

export const stillPublishing = (checked?: PublishCheck | AppError, published?: Published | AppError) =>
  publishCheckMachine.provide({
    actors: {
      loadCheck: fromPromise(() => stagedAnswer<PublishCheck>(checked)),
      publish: fromPromise(() => stagedAnswer<Published>(published)),
    },
    actions: { endSession: () => {} },
  });

/** Reads any file so; an import gets this answer, or none. */
export const stillImport = (read?: FileRead | AppError, imported?: SeasonImported | AppError) =>
  seasonImportMachine.provide({
    actors: {
      readFile: fromPromise(() => stagedAnswer<FileRead>(read)),
      importSeason: fromPromise(() => stagedAnswer<SeasonImported>(imported)),
    },
    actions: { endSession: () => {} },
  });

export const places: SeasonPlaces = {
  season: '/season',
  newEvent: '/season?event=new',
  event: (id) => `/season?event=${id}`,
  newCompetition: (id) => `/season?event=${id}&competition=new`,
  competition: (id) => `/season?competition=${id}`,
  rounds: (id) => `/rounds?competition=${id}`,
  people: '/people',
  newFile: '/season?file=new',
  copy: (id) => `/season?event=${id}&copy=new`,
  file: (id) => `/staff/api/organisation/house/event/${id}/file`,
};

export const eventRow: EditRow = {
  id: seasonEvent.id,
  version: seasonEvent.version,
  changed: seasonEvent.changed,
  texts: eventTexts(seasonEvent),
  facts: { state: seasonEvent.state, situation: seasonEvent.situation },
};

/** A season that is copied, as the form of its copy has it. */
export const copyRow: EditRow = {
  id: 'copy-of-the-season0000',
  version: 0,
  changed: null,
  texts: { first_day: '' },
  facts: {
    zone: seasonEvent.zone,
    name_ar: seasonEvent.name_ar ?? '',
    name_en: seasonEvent.name_en ?? '',
    starts_at: String(seasonEvent.starts_at),
  },
};

/** A competition as its form has it. */
export function settingsRow(changes: Partial<CompetitionSettings> = {}): EditRow {
  const row = { ...settings, ...changes };
  return {
    id: row.id,
    version: row.version,
    changed: row.changed,
    texts: settingsTexts(row, row.event.zone),
    facts: {
      state: row.state,
      situation: row.situation,
      has_open_window: String(row.has_open_window),
      event_id: row.event.id,
      event_slug: row.event.slug,
      event_name_ar: row.event.name_ar ?? '',
      event_name_en: row.event.name_en ?? '',
      event_state: row.event.state,
    },
  };
}
