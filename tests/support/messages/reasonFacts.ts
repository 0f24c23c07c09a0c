/** Reasons of an organisation to reject entries, as staff read and edit them. */
import { reasonTexts } from '../../../domain/staff/rejectReasons.ts';
import type { RejectReasons } from '../../../domain/staff/staffContract.ts';
import type { EditRow } from '../../../src/machines/editForm/editFormTypes.ts';

export const ownReasons: RejectReasons = {
  version: 2,
  is_own: true,
  changed: { at: Date.UTC(2026, 10, 26, 8, 30), by: 'ناصر بن علي البلوشي' },
  reasons: [
    { ar: 'الصوت في التسجيل غير واضح.', en: 'The sound cannot be heard well enough.' },
    {
      ar: 'القصيدة ليست من الشعر النبطي كما تطلب شروط المسابقة.',
      en: 'The poem is not Nabati poetry, as the rules ask.',
    },
  ],
};

export const reasonsRow: EditRow = {
  id: 'reasons',
  version: ownReasons.version,
  changed: ownReasons.changed,
  texts: reasonTexts(ownReasons.reasons),
  facts: { is_own: 'true' },
};
