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

/** A message of staff that nothing forbids to send. */
export const messageDraft = {
  kind: 'service',
  filter: { competition: null, status: null, search: null },
  ...templateTexts,
} as const;

export const messageBodies = {
  saveTemplate: { version: 1_000, name: 'Rehearsal', ...templateTexts },
  previewMessage: messageDraft,
  sampleMessage: { ...messageDraft, after: null },
  sendMessage: { ...messageDraft, id: 'M'.repeat(22), name: 'Rehearsal', hash: 'x' },
} as const satisfies Record<string, object>;

export const messageCalls: Record<string, [path: string, asked: AskedOfStaff]> = {
  listTemplates: [`${organisation}/template`, {}],
  readTemplate: [`${organisation}/template/${nobody}`, {}],
  saveTemplate: [`${organisation}/template/${nobody}`, { method: 'PUT', body: messageBodies.saveTemplate }],
  removeTemplate: [`${organisation}/template/${nobody}?version=1`, { method: 'DELETE' }],
  previewMessage: [`${organisation}/message-preview`, { body: messageBodies.previewMessage }],
  sampleMessage: [`${organisation}/message-sample`, { body: messageBodies.sampleMessage }],
  listSentMessages: [`${organisation}/sent-message`, {}],
  sendMessage: [`${organisation}/sent-message`, { body: messageBodies.sendMessage }],
  readSentMessage: [`${organisation}/sent-message/${nobody}`, {}],
  undoMessage: [`${organisation}/sent-message/${nobody}/undo`, { method: 'POST' }],
  retryMessage: [`${organisation}/sent-message/${nobody}/retry`, { method: 'POST' }],
  listRecipients: [`${organisation}/sent-message/${nobody}/recipient`, {}],
};

export const messageAnswers: Record<string, number> = {
  listTemplates: 200,
  readTemplate: 404,
  saveTemplate: 404,
  removeTemplate: 404,
  previewMessage: 200,
  sampleMessage: 200,
  listSentMessages: 200,
  sendMessage: 409,
  readSentMessage: 404,
  undoMessage: 404,
  retryMessage: 404,
  listRecipients: 404,
};

/** Operations that read the database before anything else. */
export const messageReads = [
  'listTemplates',
  'readTemplate',
  'previewMessage',
  'sampleMessage',
  'listSentMessages',
  'sendMessage',
  'readSentMessage',
  'undoMessage',
  'retryMessage',
  'listRecipients',
];
