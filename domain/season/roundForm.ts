/** The forms of a round and a group: what is stored as texts, and texts as what is stored. The texts name the zone of the event. */
import type { FormTexts } from '../staff/mergeEdits.ts';
import { announcedText, FieldReader, keptInstant, type ReadForm } from './formFields.ts';
import { type GroupFields, readGroupFields, readRoundFields, type RoundFields } from './readRound.ts';
import { readWhole } from './typedNumbers.ts';
import { momentText } from './zonedInput.ts';

export const roundTexts = (round: RoundFields, zone: string): FormTexts => ({
  zone,
  name_ar: round.name_ar,
  name_en: round.name_en,
  judges_percent: String(round.judges_percent),
  starts_at: announcedText(round.starts_at, zone),
  ends_at: announcedText(round.ends_at, zone),
});

/** Reads the form of a round. */
export function readRoundForm(texts: FormTexts): ReadForm {
  const reader = new FieldReader(texts);
  const typed = typedRound(reader);
  return reader.formOf(readRoundFields(typed), (fields) => roundTexts(fields, reader.text('zone')));
}

/** What to send. @param texts that `readRoundForm` accepted; @param stored the round that the form started from */
export function roundOf(texts: FormTexts, stored?: RoundFields): RoundFields {
  const reader = new FieldReader(texts);
  const { starts_at, ends_at, ...typed } = typedRound(reader);
  const zone = reader.text('zone');
  return {
    ...typed,
    starts_at: keptInstant(starts_at, stored?.starts_at, zone),
    ends_at: keptInstant(ends_at, stored?.ends_at, zone),
  };
}

function typedRound(reader: FieldReader): RoundFields {
  const zone = reader.text('zone');
  const percent = readWhole(reader.text('judges_percent'));
  if (percent === undefined || percent > 100) reader.errors['judges_percent'] = { code: 'percent' };
  return {
    name_ar: reader.text('name_ar'),
    name_en: reader.text('name_en'),
    judges_percent: percent ?? 0,
    starts_at: reader.moment('starts_at', zone),
    ends_at: reader.moment('ends_at', zone),
  };
}

export const groupTexts = (group: GroupFields, zone: string): FormTexts => ({
  zone,
  name_ar: group.name_ar,
  name_en: group.name_en,
  opens_at: momentText(group.opens_at, zone),
  closes_at: momentText(group.closes_at, zone),
});

/** Reads the form of a group. Windows of other groups are judged where it is saved. */
export function readGroupForm(texts: FormTexts): ReadForm {
  const reader = new FieldReader(texts);
  const typed = typedGroup(reader);
  if (typed.closes_at <= typed.opens_at) reader.errors['closes_at'] ??= { code: 'datesOrder' };
  return reader.formOf(readGroupFields(typed), (fields) => groupTexts(fields, reader.text('zone')));
}

/** What to send. @param texts that `readGroupForm` accepted; @param stored the group that the form started from */
export function groupOf(texts: FormTexts, stored?: GroupFields): GroupFields {
  const reader = new FieldReader(texts);
  const { opens_at, closes_at, ...typed } = typedGroup(reader);
  const zone = reader.text('zone');
  return {
    ...typed,
    opens_at: keptInstant(opens_at, stored?.opens_at, zone),
    closes_at: keptInstant(closes_at, stored?.closes_at, zone),
  };
}

function typedGroup(reader: FieldReader): GroupFields {
  const zone = reader.text('zone');
  return {
    name_ar: reader.text('name_ar'),
    name_en: reader.text('name_en'),
    opens_at: reader.moment('opens_at', zone, true) ?? 0,
    closes_at: reader.moment('closes_at', zone, true) ?? 1,
  };
}
