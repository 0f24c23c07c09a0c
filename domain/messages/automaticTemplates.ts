import type { Placeholder } from './placeholders.ts';

/** The messages that the product sends by itself about an entry. An organisation may change their words (decision D245). */
export const automaticKinds = [
  'received',
  'fee_waived',
  'approved',
  'rejected',
  'recording_replaced',
  'recording_failed',
  'replacement_approved',
  'replacement_rejected',
  'correction_asked',
  'document_replaced',
  'withdrawn',
  'withdrawn_by_staff',
  'disqualified',
  'reinstated',
] as const;
export type AutomaticKind = (typeof automaticKinds)[number];

export const isAutomaticKind = (id: string): id is AutomaticKind =>
  automaticKinds.some((each) => each === id);

/** Values that texts of a kind may name. Those in `needed` must stand in each mail and each text message. */
type Values = { needed: readonly Placeholder[]; optional: readonly Placeholder[] };

const always = ['competition', 'event', 'reference', 'link', 'support'] as const;
/** Anybody may have given the address of a registration, so the first messages do not name the candidate there. */
const toAnybody: readonly AutomaticKind[] = ['received', 'recording_failed'];

/** What only some messages say: a sentence that staff wrote or that the candidate must act on is needed. */
const own: Readonly<Record<AutomaticKind, Values>> = {
  received: { needed: ['next'], optional: ['received', 'date'] },
  fee_waived: { needed: ['reason'], optional: [] },
  approved: { needed: ['reason'], optional: ['next'] },
  rejected: { needed: ['reason'], optional: ['again'] },
  recording_replaced: { needed: [], optional: [] },
  recording_failed: { needed: [], optional: ['again', 'replace'] },
  replacement_approved: { needed: ['reason'], optional: [] },
  replacement_rejected: { needed: ['reason'], optional: ['again'] },
  correction_asked: { needed: ['asked', 'due', 'reason'], optional: [] },
  document_replaced: { needed: [], optional: [] },
  withdrawn: { needed: ['feeKept'], optional: ['withdrawn'] },
  withdrawn_by_staff: { needed: ['reason', 'feeKept'], optional: [] },
  disqualified: { needed: ['reason', 'feeKept'], optional: [] },
  reinstated: { needed: ['reason'], optional: [] },
};

/** Values of a message that staff write and send themselves. */
const ofStaff: Values = { needed: [], optional: ['name', ...always, 'code'] };

/** Values that the texts of a template may name, by its kind; null for one that staff send themselves. */
export function valuesOfTemplate(kind: AutomaticKind | null): Values {
  if (kind === null) return ofStaff;
  const { needed, optional } = own[kind];
  const common = toAnybody.includes(kind) ? always : (['name', ...always] as const);
  return { needed, optional: [...common, ...optional] };
}

/** What a subject may name: each is a few words on one line. */
const inSubjects: readonly Placeholder[] = ['name', 'competition', 'event', 'code', 'reference'];

/** The placeholders that a text of a template may have. */
export function allowedIn(kind: AutomaticKind | null, part: 'subject' | 'mail' | 'sms'): Placeholder[] {
  const { needed, optional } = valuesOfTemplate(kind);
  const all = [...needed, ...optional];
  return part === 'subject' ? all.filter((each) => inSubjects.includes(each)) : all;
}
