/** A competition as visitors would see it, from what stands in its form, also where that is not valid yet. */
import type { CompetitionDetails } from '../contract.ts';
import type { FormTexts } from '../staff/mergeEdits.ts';
import { dayKey } from '../zonedTime.ts';
import { criterionRows } from './criterionRows.ts';
import { readRials, readWhole } from './typedNumbers.ts';
import { readMoment } from './zonedInput.ts';

const named = (name_ar: string, name_en: string) => ({
  name: name_ar || name_en,
  name_ar: name_ar || null,
  name_en: name_en || null,
});

/** @param facts of the stored record: its event */
export function previewOf(texts: FormTexts, facts: FormTexts): CompetitionDetails {
  const text = (field: string) => texts[field] ?? '';
  const zone = text('zone');
  const moment = (field: string) => {
    const read = readMoment(text(field), zone);
    return 'instant' in read ? read.instant : null;
  };
  const [starts, ends] = [moment('starts_at'), moment('ends_at')];
  const fee = readRials(text('entry_fee')) ?? 0;
  const event = named(facts['event_name_ar'] ?? '', facts['event_name_en'] ?? '');
  return {
    id: 'preview',
    slug: text('slug'),
    event: { id: facts['event_id'] ?? '', slug: facts['event_slug'] ?? '', ...event, zone },
    ...named(text('name_ar'), text('name_en')),
    description: text('description_ar'),
    description_ar: text('description_ar') || null,
    description_en: text('description_en') || null,
    thumbnail: null,
    thumbnail_sizes: [],
    entry_fee: fee,
    reg_start: moment('registration_opens_at'),
    reg_end: moment('registration_closes_at'),
    comp_start: starts,
    comp_start_date: starts === null ? null : dayKey(starts, zone),
    comp_end: ends,
    comp_end_date: ends === null ? null : dayKey(ends - 1, zone),
    submission_deadline: moment('submissions_close_at'),
    competition_type: fee > 0 ? 'paid' : 'free',
    competition_type_ar: '',
    competition_type_en: '',
    submission_type: text('submission_type') as CompetitionDetails['submission_type'],
    rounds: [],
    round: null,
    total_participants: 0,
    eligibility_criteria: text('eligibility_ar'),
    eligibility_criteria_ar: text('eligibility_ar') || null,
    eligibility_criteria_en: text('eligibility_en') || null,
    submission_requirements: text('requirements_ar'),
    submission_requirements_ar: text('requirements_ar') || null,
    submission_requirements_en: text('requirements_en') || null,
    criteria: criterionRows(text('criteria')).map(({ name_ar, name_en, percent }) => ({
      ...named(name_ar, name_en),
      percent: readWhole(percent) ?? 0,
    })),
    min_age: readWhole(text('min_age')) ?? 0,
    max_media_megabytes: readWhole(text('max_media_megabytes')) ?? 0,
  };
}
