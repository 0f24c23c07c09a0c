/** What calls of the desk of screeners send, and what the rights test expects of callers who may make them. */
import type { AskedOfStaff } from '../support/staff/staffWorld.ts';

const nobody = 'A'.repeat(22);
const reason = { ar: 'الصوت غير مسموع', en: 'The sound cannot be heard' };

export const screeningBodies = {
  claimEntry: { keep: [], want: true },
  decideEntry: { id: 'D'.repeat(22), decision: 'reject', reason, saw: nobody },
  holdEntry: { is_held: true },
  noteEntry: { id: 'N'.repeat(22), text: 'Heard before' },
  askEntryCorrection: { part: 'media', reason, days: 3 },
  saveRejectReasons: { version: 1_000, reasons: [reason] },
};

const reasons = `/organisation/${nobody}/reasons`;
const entry = `/organisation/${nobody}/entry/${nobody}`;

export const screeningCalls: Record<string, [path: string, asked: AskedOfStaff]> = {
  readRejectReasons: [reasons, {}],
  saveRejectReasons: [reasons, { method: 'PUT', body: screeningBodies.saveRejectReasons }],
  readScreeningDesk: [`/organisation/${nobody}/screening`, {}],
  claimEntry: [`/organisation/${nobody}/screening/claim`, { body: screeningBodies.claimEntry }],
  decideEntry: [`${entry}/decision`, { body: screeningBodies.decideEntry }],
  undoDecision: [`${entry}/decision/${nobody}/undo`, { method: 'POST' }],
  holdEntry: [`${entry}/hold`, { method: 'PUT', body: screeningBodies.holdEntry }],
  noteEntry: [`${entry}/note`, { body: screeningBodies.noteEntry }],
  askEntryCorrection: [`${entry}/correction`, { body: screeningBodies.askEntryCorrection }],
};

export const screeningAnswers: Record<string, number> = {
  readRejectReasons: 200,
  saveRejectReasons: 409,
  readScreeningDesk: 200,
  claimEntry: 200,
  decideEntry: 404,
  undoDecision: 404,
  holdEntry: 404,
  noteEntry: 404,
  askEntryCorrection: 404,
};
