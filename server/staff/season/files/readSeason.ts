import type { Kysely, Transaction } from 'kysely';
import type { FileCompetition, SeasonFile } from '../../../../domain/season/seasonFile.ts';
import { SEASON_FORMAT } from '../../../../domain/season/seasonShape.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { readEvent } from '../eventsRepo.ts';
import { readRounds } from '../rounds/roundsRepo.ts';
import { settingsFields } from '../settingsFields.ts';
import { readSettings } from '../settingsRepo.ts';

type Database = Kysely<Schema> | Transaction<Schema>;

/** The settings of an event and its competitions as a file; undefined if the organisation has no such event. @param now UTC ms */
export async function readSeason(
  db: Database,
  { organisationId, id, now }: { organisationId: string; id: string; now: number },
): Promise<SeasonFile | undefined> {
  const event = await readEvent(db, { organisationId, scope: null, now }, id);
  if (!event) return undefined;
  const competitions: FileCompetition[] = [];
  for (const { id: competition } of event.competitions)
    competitions.push(await readCompetition(db, { organisationId, id: competition, now }));
  const { name_ar, name_en, slug, zone, starts_at, ends_at } = event;
  return {
    format: SEASON_FORMAT,
    event: { name_ar: name_ar ?? name_en ?? '', name_en, slug, zone, starts_at, ends_at },
    competitions,
  };
}

async function readCompetition(
  db: Database,
  place: { organisationId: string; id: string; now: number },
): Promise<FileCompetition> {
  const settings = (await readSettings(db, place))!;
  const rounds = await readRounds(db, place.id);
  const fields = settingsFields(settings);
  return {
    ...fields,
    name_ar: fields.name_ar || (fields.name_en ?? ''),
    entry_fee_baisa: settings.entry_fee_baisa,
    prices: settings.prices,
    rounds: rounds.map(({ name_ar, name_en, judges_percent, starts_at, ends_at, groups }) => ({
      name_ar,
      name_en,
      judges_percent,
      starts_at,
      ends_at,
      groups: groups.map((group) => ({
        name_ar: group.name_ar,
        name_en: group.name_en,
        opens_at: group.opens_at,
        closes_at: group.closes_at,
      })),
    })),
  };
}
