/** Templates of messages as staff read them, and their machines that stay as they are, for stories and tests. */
import { fromPromise } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { automaticKinds } from '../../../domain/messages/automaticTemplates.ts';
import { templateFormTexts } from '../../../domain/messages/templateForm.ts';
import type { StaffTemplate, TemplateRow } from '../../../domain/staff/staffContract.ts';
import type { EditRow } from '../../../src/machines/editForm/editFormTypes.ts';
import type { Life } from '../../../src/machines/seasonLife/seasonLifeTypes.ts';
import { templatesReading } from '../../../src/machines/staffReading/staffReadingMachine.ts';
import { stagedAnswer } from '../pages/stagedAnswer.ts';

const changed = { at: Date.UTC(2026, 10, 26, 8, 30), by: 'ناصر بن علي البلوشي' };

/** The words of an organisation for a rejected entry. */
export const automaticTemplate: StaffTemplate = {
  id: 'rejected',
  kind: 'rejected',
  name: null,
  version: 2,
  changed,
  subject_ar: 'قرارنا في مشاركتك: {{competition}}',
  subject_en: 'Our decision about your submission: {{competition}}',
  mail_ar:
    'عزيزنا {{name}}،\n\nشاهدنا مشاركتك في مسابقة {{competition}} ولم نقبلها.{{reason}}\n\n{{again}}{{support}}',
  mail_en:
    'Dear {{name}},\n\nWe watched your submission for {{competition}} and did not accept it.{{reason}}\n\n{{again}}{{support}}',
  sms_ar: 'لم نقبل مشاركتك في {{competition}}.{{reason}}',
  sms_en: 'We did not accept your submission for {{competition}}.{{reason}}',
};

export const ownTemplate: StaffTemplate = {
  id: 'T'.repeat(22),
  kind: null,
  name: 'موعد البروفة',
  version: 1,
  changed,
  subject_ar: 'موعد البروفة',
  subject_en: 'Your rehearsal',
  mail_ar: 'مرحبًا {{name}}،\n\nالبروفة يوم الأحد. رمزك في التصويت {{code}}.',
  mail_en: 'Hello {{name}},\n\nThe rehearsal is on Sunday. Your code is {{code}}.',
  sms_ar: 'البروفة يوم الأحد. رمزك {{code}}.',
  sms_en: 'The rehearsal is on Sunday. Your code is {{code}}.',
};

const editRow = (template: StaffTemplate): EditRow => ({
  id: template.id,
  version: template.version,
  changed: template.changed,
  texts: templateFormTexts(template),
});
export const automaticRow = editRow(automaticTemplate);
export const templateRow = editRow(ownTemplate);

const headOf = ({ id, kind, name, version, changed: change }: StaffTemplate): TemplateRow => ({
  id,
  kind,
  name,
  version,
  changed: change,
});

export const templateRows: readonly TemplateRow[] = [
  ...automaticKinds.map((kind) =>
    kind === 'rejected'
      ? headOf(automaticTemplate)
      : { id: kind, kind, name: null, version: 0, changed: null },
  ),
  headOf(ownTemplate),
];

/** What may become of a template. */
export const templateLife: Life = {
  version: 2,
  state: null,
  holds: { competitions: 0, rounds: 0, groups: 0, entries: 0, paid_fees: 0 },
  acts: [{ act: 'delete', stops: [] }],
};

export const stillTemplates = (rows?: readonly TemplateRow[] | AppError) =>
  templatesReading.provide({
    actors: { read: fromPromise(() => stagedAnswer<readonly TemplateRow[]>(rows)) },
    actions: { endSession: () => {} },
  });
