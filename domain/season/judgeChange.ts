/** Judges what staff change of an event or a competition by the table of changes (decision D225). */
import type { PriceList } from '../pricing.ts';
import type { Situation } from './situation.ts';
import { type Changeable, mayChange, type Permission } from './mayChange.ts';
import type { EventFields } from './readEvent.ts';
import type { SettingsFields } from './readSettings.ts';

/** Why a change is refused, as the code of a field. */
export type ChangeRefusal =
  | 'fixedNow'
  | 'onlyInFavour'
  | 'onlyLater'
  | 'onlyAhead'
  | 'windowIsOpen'
  | 'needsSecondPerson';

/** What of a competition the money side edits. Amounts in baisa; `prices` null for the common ones. */
export type PriceFields = { entry_fee_baisa: number; prices: PriceList | null };

export const eventParts: Readonly<Record<keyof EventFields, Changeable>> = {
  name_ar: 'texts',
  name_en: 'texts',
  slug: 'slug',
  zone: 'zone',
  starts_at: 'start',
  ends_at: 'end',
};

export const settingsParts: Readonly<Record<keyof SettingsFields, Changeable>> = {
  name_ar: 'texts',
  name_en: 'texts',
  slug: 'slug',
  description_ar: 'texts',
  description_en: 'texts',
  eligibility_ar: 'rules',
  eligibility_en: 'rules',
  requirements_ar: 'rules',
  requirements_en: 'rules',
  registration_opens_at: 'registrationStart',
  registration_closes_at: 'registrationEnd',
  submissions_close_at: 'registrationEnd',
  starts_at: 'start',
  ends_at: 'end',
  submission_type: 'rules',
  min_age: 'rules',
  max_media_megabytes: 'rules',
  criteria: 'scoring',
};

export const priceParts: Readonly<Record<keyof PriceFields, Changeable>> = {
  entry_fee_baisa: 'rules',
  prices: 'prices',
};

/** What of the present decides about a change, besides the situation. `now`: UTC ms. */
export type Present = { situation: Situation; now: number; hasOpenWindow: boolean };

/** The fields of a change that the table refuses, with the reason of each; none where it may be made. */
export function judgeChange<Fields extends object>(
  parts: Readonly<Record<keyof Fields, Changeable>>,
  before: Fields,
  after: Fields,
  present: Present,
): Partial<Record<keyof Fields, ChangeRefusal>> {
  const changed = (Object.keys(parts) as (keyof Fields)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const refused = changed.flatMap((field) => {
    const permission = mayChange(parts[field], present.situation);
    const change = { field: String(field), before: before[field], after: after[field] };
    return isAllowed[permission](change, present) ? [] : [[field, refusals[permission]]];
  });
  return Object.fromEntries(refused) as Partial<Record<keyof Fields, ChangeRefusal>>;
}

type Change = { field: string; before: unknown; after: unknown };

const isAllowed: Readonly<Record<Permission, (change: Change, present: Present) => boolean>> = {
  yes: () => true,
  beforeItsWindow: () => true,
  favourable: (change) => isFavourable(change),
  later: ({ before, after }, { now }) => isAhead(after, now) && (!isInstant(before) || after > before),
  ahead: ({ before, after }, { now }) => isAhead(after, now) && (!isInstant(before) || before > now),
  noOpenWindow: (_change, { hasOpenWindow }) => !hasOpenWindow,
  secondPerson: () => false,
  no: () => false,
};

const refusals: Readonly<Record<Permission, ChangeRefusal>> = {
  yes: 'fixedNow',
  beforeItsWindow: 'fixedNow',
  favourable: 'onlyInFavour',
  later: 'onlyLater',
  ahead: 'onlyAhead',
  noOpenWindow: 'windowIsOpen',
  secondPerson: 'needsSecondPerson',
  no: 'fixedNow',
};

const isInstant = (value: unknown): value is number => typeof value === 'number';

/** An instant that is announced and to come. One that was announced does not become unannounced again. */
const isAhead = (value: unknown, now: number): value is number => isInstant(value) && value > now;

/** Whether no candidate loses by a change of the rules. A text that is missing may be added. */
function isFavourable({ field, before, after }: Change): boolean {
  if (field === 'min_age' || field === 'entry_fee_baisa') return Number(after) <= Number(before);
  if (field === 'max_media_megabytes') return Number(after) >= Number(before);
  if (field === 'submission_type') return after === 'any';
  return before === null;
}
