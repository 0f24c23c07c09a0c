import { maskedContact } from '../../../domain/maskedContact.ts';
import type { ApprovalPreview } from '../../../domain/staff/staffContract.ts';
import type { ApprovalsTable } from '../../platform/database/staffSchema.ts';
import type { WantedAct } from './wantedAct.ts';

/** Of the candidate whom or whose entry an act is about; null if it is about none. */
export type CandidateName = {
  full_name: string | null;
  full_name_ar: string | null;
  full_name_en: string | null;
};

/**
 * What people see of an act: all of its payload that concerns it.
 * @param isParty whether the reader may be one of the two persons; others see no whole contact
 * @param nameOf of the other candidate of a merge
 */
export function previewOf(
  {
    act,
    payload,
    full_name,
    full_name_ar,
    full_name_en,
  }: Pick<ApprovalsTable, 'act' | 'payload'> & CandidateName,
  isParty: boolean,
  nameOf: (candidate: string) => CandidateName,
): ApprovalPreview {
  const wanted: WantedAct = { act, payload: JSON.parse(payload) };
  if (wanted.act === 'extend_window') {
    const { competition_id: id, name_ar, name_en, group_id, ...shown } = wanted.payload;
    return { kind: 'window', competition: { id, name_ar, name_en }, group: group_id, ...shown };
  }
  if (wanted.act === 'cancel_competition') {
    const { competition_id: id, name_ar, name_en, ...shown } = wanted.payload;
    return { kind: 'cancellation', competition: { id, name_ar, name_en }, ...shown };
  }
  if (wanted.act === 'remove_member' || wanted.act === 'reinstate_member') {
    const { competition_id: id, name_ar, name_en, is_open: _open, ...shown } = wanted.payload;
    const competition = { id, name_ar, name_en };
    return { kind: 'removal', competition, full_name, full_name_ar, full_name_en, ...shown };
  }
  if ('candidate' in wanted.payload) {
    const { contact, other, ...shown } = wanted.payload;
    const seen = contact && {
      ...contact,
      value: isParty ? contact.value : maskedContact(contact.field, contact.value),
    };
    return {
      kind: 'candidate',
      full_name,
      full_name_ar,
      full_name_en,
      ...shown,
      contact: seen,
      other: other && { ...other, ...nameOf(other.id) },
    };
  }
  const { name, email } = wanted.payload;
  return { kind: 'person', name, email };
}
