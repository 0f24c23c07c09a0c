/** Calls about messages to candidates: what they send, and the status of a caller who may make them. */
import type { AskedOfStaff } from '../support/staff/staffWorld.ts';

const nobody = 'A'.repeat(22);
const organisation = `/organisation/${nobody}`;

/** Texts of a template that nothing forbids to save. */
export const templateTexts = {
  subject_ar: 'موعد البروفة',
  subject_en: 'Your rehearsal',
  mail_ar: 'مرحبًا {{name}}،\n\nالموعد غدًا: {{link}}',
  mail_en: 'Hello {{name}},\n\nIt is tomorrow: {{link}}',
  sms_ar: 'صوت: البروفة غدًا.',
  sms_en: 'Sawt: your rehearsal is tomorrow.',
};

export const messageBodies = {
  saveTemplate: { version: 1_000, name: 'Rehearsal', ...templateTexts },
} as const satisfies Record<string, object>;

export const messageCalls: Record<string, [path: string, asked: AskedOfStaff]> = {
  listTemplates: [`${organisation}/template`, {}],
  readTemplate: [`${organisation}/template/${nobody}`, {}],
  saveTemplate: [`${organisation}/template/${nobody}`, { method: 'PUT', body: messageBodies.saveTemplate }],
  removeTemplate: [`${organisation}/template/${nobody}?version=1`, { method: 'DELETE' }],
};

export const messageAnswers: Record<string, number> = {
  listTemplates: 200,
  readTemplate: 404,
  saveTemplate: 404,
  removeTemplate: 404,
};

/** Operations that read the database before anything else. */
export const messageReads = ['listTemplates', 'readTemplate'];
