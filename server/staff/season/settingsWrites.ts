import type { Transaction } from 'kysely';
import {
  type ChangeRefusal,
  judgeChange,
  priceParts,
  type PriceFields,
  settingsParts,
} from '../../../domain/season/judgeChange.ts';
import type { SettingsFields } from '../../../domain/season/readSettings.ts';
import type { CompetitionSettings } from '../../../domain/staff/staffContract.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { oneByOne } from '../../platform/writer/oneByOne.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { lockCompetition } from './lockCompetition.ts';
import { auditSeason, changedFields, hasErrors, type SeasonAct, type SeasonWritten } from './seasonAct.ts';
import { settingsFields } from './settingsFields.ts';
import { readSettings } from './settingsRepo.ts';
import { isCompetitionSlugTaken, moveCompetitionSlug } from './slugs.ts';

/** A change of a competition; `version`: the one that the writer saw. */
type ChangeOf<Fields> = SeasonAct & { id: string; version: number; fields: Fields };
export type SettingsToChange = ChangeOf<SettingsFields>;
export type PricesToChange = ChangeOf<PriceFields>;

type Written = SeasonWritten<CompetitionSettings>;

/** Changes competitions as far as they may still change, if they have the version that the writer saw. */
export const changeSettings = oneByOne((tx, input: SettingsToChange, context): Promise<Written> =>
  changeCompetition(tx, input, context, async (settings, present) => {
    const { id, fields } = input;
    const before = settingsFields(settings);
    const { slug, criteria, ...columns } = fields;
    const place = { eventId: settings.event.id, id };
    const isMoved = slug !== before.slug;
    const isTaken = isMoved && (await isCompetitionSlugTaken(tx, { ...place, slug }));
    const errors = {
      ...(isTaken && { slug: 'slugTaken' as const }),
      ...judgeChange(settingsParts, before, fields, present),
    };
    const store = async () => {
      await tx
        .updateTable('competitions')
        .set({ ...columns, slug })
        .where('id', '=', id)
        .execute();
      if (JSON.stringify(criteria) !== JSON.stringify(before.criteria)) await storeCriteria(tx, id, criteria);
      if (isMoved && settings.state !== 'draft')
        await moveCompetitionSlug(tx, { ...place, before: before.slug, now: slug });
    };
    const change = changedFields(before, fields);
    return { errors, store, action: 'season.competition_changed', change };
  }),
);

/** Changes the entry fee and the prices of votes of competitions, under the same conditions. */
export const changePrices = oneByOne((tx, input: PricesToChange, context): Promise<Written> =>
  changeCompetition(tx, input, context, async (settings, present) => {
    const { id, fields } = input;
    const before: PriceFields = { entry_fee_baisa: settings.entry_fee_baisa, prices: settings.prices };
    const store = async () => {
      const { entry_fee_baisa, prices } = fields;
      await tx.updateTable('competitions').set({ entry_fee_baisa }).where('id', '=', id).execute();
      await tx.deleteFrom('price_lists').where('competition_id', '=', id).execute();
      if (prices === null) return;
      const row = { competition_id: id, prices: JSON.stringify(prices) };
      await tx.insertInto('price_lists').values(row).execute();
    };
    const errors = judgeChange(priceParts, before, fields, present);
    return { errors, store, action: 'season.prices_changed', change: changedFields(before, fields) };
  }),
);

type Present = Parameters<typeof judgeChange>[3];
type Judged = {
  errors: Partial<Record<string, ChangeRefusal | 'slugTaken'>>;
  store: () => Promise<void>;
  action: string;
  change: ReturnType<typeof changedFields>;
};

async function changeCompetition(
  tx: Transaction<Schema>,
  { id, version, fields: _fields, ...act }: ChangeOf<unknown>,
  context: WriteContext,
  judge: (settings: CompetitionSettings, present: Present) => Promise<Judged>,
): Promise<Written> {
  const { organisationId, by, at } = act;
  const place = { organisationId, id, now: at };
  if (!(await lockCompetition(tx, place, context))) return null;
  const settings = (await readSettings(tx, place))!;
  if (settings.version !== version) return { refused: { conflict: 'changed_meanwhile', present: settings } };
  const { situation, has_open_window: hasOpenWindow } = settings;
  const { errors, store, action, change } = await judge(settings, { situation, now: at, hasOpenWindow });
  if (hasErrors(errors)) return { refused: { errors } };
  await store();
  await tx
    .updateTable('competitions')
    .set({ version: version + 1, changed_by: by, changed_at: at })
    .where('id', '=', id)
    .execute();
  await auditSeason(tx, act, { action, subject: id, competitionId: id, ...change }, context);
  return { present: (await readSettings(tx, place))! };
}

async function storeCriteria(
  tx: Transaction<Schema>,
  id: string,
  criteria: SettingsFields['criteria'],
): Promise<void> {
  await tx.deleteFrom('criteria').where('competition_id', '=', id).execute();
  const rows = criteria.map((criterion, index) => ({ competition_id: id, ordinal: index + 1, ...criterion }));
  if (rows.length > 0) await tx.insertInto('criteria').values(rows).execute();
}
