/** Invented entries on the desk of screeners, for stories and tests. */
import type { ScreeningDesk, ScreeningItem } from '../../../domain/staff/staffContract.ts';
import type { Screened } from '../../../src/machines/screeningQueue/screeningQueueTypes.ts';
import { audioMedia, mediaOf } from '../entries/submissionFacts.ts';
import { competitionsOfHouse } from '../staff/competitionFacts.ts';
import { staffEntry } from '../staffEntries/entryFacts.ts';

const at = staffEntry.registered_at;
const HOUR = 3_600_000;
const idOf = (name: string) => name.padEnd(22, '0');

const itemOf = (name: string, full_name: string, changes: Partial<ScreeningItem> = {}): ScreeningItem => ({
  entry: {
    ...staffEntry,
    id: idOf(name),
    full_name,
    full_name_ar: null,
    full_name_en: null,
    status: 'pending',
    code: null,
    replacement: null,
    places: [],
  },
  place: `${at}-${idOf(name)}`,
  what: 'entry',
  saw: idOf(`recording-${name}`),
  is_held: false,
  recording: mediaOf(),
  former: null,
  notes: [],
  decisions: [],
  corrections: [],
  ...changes,
});

export const munasEntry = itemOf('muna', 'منى بنت ناصر البلوشية', {
  notes: [{ id: idOf('note'), text: 'الصوت أوضح في النصف الثاني (0:54).', by: 'سالم الهنائي', at }],
  decisions: [
    {
      id: idOf('earlier'),
      what: 'entry',
      status: 'rejected',
      reason: 'الصوت في التسجيل غير واضح.',
      reason_en: 'The sound cannot be heard well enough.',
      by: 'سالم الهنائي',
      at: at - 5 * HOUR,
      undo_until: null,
      undone_at: null,
    },
  ],
});
export const salimsEntry = itemOf('salim', 'Salim Al Hinai', { recording: audioMedia });
export const hudasReplacement = itemOf('huda', 'هدى بنت سالم الرواحية', {
  what: 'replacement',
  former: mediaOf({ file_name: 'first take.mp4' }),
});
export const deletedRecording = itemOf('zayana', 'زيانة المعولية', { saw: null, recording: null });

export const fullDesk: ScreeningDesk = {
  competitions: competitionsOfHouse,
  reasons: [
    { ar: 'الصوت في التسجيل غير واضح.', en: 'The sound cannot be heard well enough.' },
    { ar: 'الصورة في التسجيل غير واضحة.', en: 'The picture cannot be seen well enough.' },
  ],
  waiting: 128,
  held: 1,
  failed: 2,
  held_entries: [
    { id: idOf('salma'), full_name: 'Salma (2) الحارثية', held_at: at, held_until: at + 24 * HOUR },
  ],
  own_decisions: [
    {
      id: idOf('decision'),
      entry_id: idOf('nasra'),
      full_name: 'نصرة الحبسية',
      what: 'entry',
      status: 'approved',
      undo_until: at + HOUR,
    },
  ],
};

export const screened: Screened = { desk: fullDesk, item: munasEntry, next: salimsEntry };
export const nothingWaits: Screened = {
  desk: { ...fullDesk, waiting: 0, failed: 0 },
  item: null,
  next: null,
};
