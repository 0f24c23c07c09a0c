/** An invented candidate as staff read one, and the machine that stays as it is, for stories and tests. */
import { fromPromise } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { CandidateMessage, StaffCandidate } from '../../../domain/staff/staffContract.ts';
import { changeDecisionMachine } from '../../../src/machines/changeDecision/changeDecisionMachine.ts';
import type { ChangeChosen } from '../../../src/machines/changeDecision/changeDecisionTypes.ts';
import {
  candidateReading,
  type FoundCandidate,
} from '../../../src/machines/staffReading/staffReadingMachine.ts';
import { stagedAnswer } from '../pages/stagedAnswer.ts';
import { poetry } from '../staff/competitionFacts.ts';
import { staffEntry } from './entryFacts.ts';

const HOUR = 3_600_000;
const { id, code, candidate, competition, event, registered_at, status, standing } = staffEntry;
const { full_name, full_name_ar, full_name_en } = staffEntry;
const { id: poetryId, name_ar, name_en } = poetry;
const poem = 'poem'.padEnd(22, '0');

const message = (
  name: string,
  hours: number,
  more: Pick<CandidateMessage, 'kind'> & Partial<CandidateMessage>,
): CandidateMessage => ({
  id: name.padEnd(22, '0'),
  entry: id,
  sent_message: null,
  channel: 'mail',
  language: 'ar',
  state: 'sent',
  why: null,
  at: registered_at + hours * HOUR,
  ...more,
});

const portraits: Record<string, string> = {
  'p02-160.webp': new URL('../../../artwork/portraits/p02.webp', import.meta.url).href,
  'p12-160.webp': new URL('../../../artwork/portraits/p12.webp', import.meta.url).href,
};
/** The address of a picture of the candidate. */
export const portraitAt = (picture: string): string => portraits[picture] ?? '';

export const newName: ChangeChosen = { id: 'name'.padEnd(22, '0'), kind: 'name' };
export const newPicture: ChangeChosen = { id: 'picture'.padEnd(22, '0'), kind: 'picture' };

/** A candidate with an entry in the vote and one that she withdrew, who wants another name and picture. */
export const staffCandidate: StaffCandidate = {
  id: candidate,
  full_name,
  full_name_ar,
  full_name_en,
  account: { joined_at: registered_at - 20 * HOUR, is_verified: true, suspended_at: null },
  entries: [
    {
      id,
      code,
      competition,
      event,
      status,
      standing,
      replacement: 'pending',
      withdrawn_at: null,
      registered_at,
      last_round: {
        round: { number: 1, name_ar: 'الجولة الأولى', name_en: 'First round' },
        result: 'qualified',
      },
    },
    {
      id: poem,
      code: null,
      competition: { id: poetryId, name_ar, name_en },
      event,
      status: 'pending',
      standing: 'withdrawn',
      replacement: null,
      withdrawn_at: registered_at - 2 * HOUR,
      registered_at: registered_at - 20 * HOUR,
      last_round: null,
    },
  ],
  messages: [
    message('waiting', 30, {
      kind: 'service',
      sent_message: { id: 'rehearsal'.padEnd(22, '0'), name: 'بروفة النهائي (Hall 2)' },
      state: 'due',
    }),
    message('news', 26, {
      kind: 'news',
      sent_message: { id: 'dates'.padEnd(22, '0'), name: 'مواعيد الموسم' },
      state: 'dropped',
      why: 'unsubscribed',
    }),
    message('approved', 4, { kind: 'approved' }),
    message('withdrawn', -2, { kind: 'withdrawn', entry: poem, channel: 'sms' }),
    message('received', -19, { kind: 'received', entry: poem }),
  ],
  changes: {
    name: {
      id: newName.id,
      current: full_name,
      wanted: 'هدى الرواحية',
      since: registered_at + 3 * HOUR,
    },
    picture: {
      id: newPicture.id,
      current: 'p02-160.webp',
      wanted: 'p12-160.webp',
      since: registered_at + 3 * HOUR,
    },
    country: { id: 'country'.padEnd(22, '0'), current: '1', wanted: '2', since: registered_at + 5 * HOUR },
  },
  next_change: 'salim'.padEnd(22, '0'),
  duplicates: [
    {
      id: 'twin'.padEnd(22, '0'),
      full_name: 'Huda Salim Al Rawahi',
      full_name_ar: 'هدى سالم الرواحي',
      full_name_en: 'Huda Salim Al Rawahi',
      why: ['phone', 'document', 'portrait'],
      entries: [
        { id: 'song'.padEnd(22, '0'), code: '318', competition, status: 'approved', standing: 'in' },
        {
          id: 'verse'.padEnd(22, '0'),
          code: null,
          competition: { id: poetryId, name_ar, name_en },
          status: 'rejected',
          standing: 'in',
        },
      ],
    },
    {
      id: 'sister'.padEnd(22, '0'),
      full_name: 'منى الرواحية (Muna)',
      full_name_ar: null,
      full_name_en: null,
      why: ['phone'],
      entries: [{ id: 'tune'.padEnd(22, '0'), code: null, competition, status: 'pending', standing: 'in' }],
    },
  ],
};

export const stillCandidate = (found?: FoundCandidate | AppError) =>
  candidateReading.provide({
    actors: { read: fromPromise(() => stagedAnswer<FoundCandidate>(found)) },
    actions: { endSession: () => {} },
  });

/** @param answer how a decision ends; it never does by default */
export const stillDecision = (answer?: null | AppError) =>
  changeDecisionMachine.provide({
    actors: { decide: fromPromise(() => stagedAnswer<null>(answer)) },
    actions: { endSession: () => {} },
  });
