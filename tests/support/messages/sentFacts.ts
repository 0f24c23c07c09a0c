/** Messages of staff, their previews and delivery, and their machines that stay as they are, for stories and tests. */
import { fromPromise } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { noEntryFilters } from '../../../domain/staff/entryAddress.ts';
import type {
  MessagePreview,
  MessageRecipient,
  MessageSample,
  NamedCompetition,
  RecipientPage,
  SentMessage,
  SentMessagePage,
} from '../../../domain/staff/staffContract.ts';
import {
  messageDeliveryMachine,
  type LoadedDelivery,
} from '../../../src/machines/messageDelivery/messageDeliveryMachine.ts';
import { messageSendMachine } from '../../../src/machines/messageSend/messageSendMachine.ts';
import type { MessageSendInput, Previewed } from '../../../src/machines/messageSend/messageSendTypes.ts';
import { type LoadedPage, sentBrowse } from '../../../src/machines/staffBrowse/staffBrowseMachine.ts';
import { stagedAnswer } from '../pages/stagedAnswer.ts';
import { ownTemplate } from './templateFacts.ts';

const { subject_ar, subject_en, mail_ar, mail_en, sms_ar, sms_en } = ownTemplate;
const words = { subject_ar, subject_en, mail_ar, mail_en, sms_ar, sms_en };
const sentAt = Date.UTC(2026, 10, 26, 8, 30);
const TEN_MINUTES = 600_000;

export const letterCompetitions: readonly NamedCompetition[] = [
  { id: 'S'.repeat(22), name_ar: 'صوت الموسم', name_en: 'Voice of the season' },
  { id: 'P'.repeat(22), name_ar: 'شاعر الموسم', name_en: null },
];

/** A message that is written but for what it is about. */
export const written: MessageSendInput = {
  id: 'M'.repeat(22),
  filters: { ...noEntryFilters, status: 'approved' },
  texts: { name: 'موعد البروفة', kind: '', ...words },
};

const seen: MessagePreview = {
  hash: 'a'.repeat(64),
  matching: 312,
  competition: null,
  recipients: 300,
  mails: { ar: 201, en: 42 },
  texts: { ar: { messages: 56, parts: 112 }, en: { messages: 1, parts: 1 } },
  parts: 113,
  skipped: { no_contact: 6, unverified: 3, unsubscribed: 0, erased: 1, no_code: 2, repeated: 0 },
  part_baisa: 12,
  cost_baisa: 1_356,
};
const none = { messages: 0, parts: 0 };

const samples: Record<'first' | 'second', MessageSample> = {
  first: {
    entry: 'huda'.padEnd(22, '0'),
    full_name: 'هدى بنت عبد الرحمن البوسعيدية',
    channel: 'mail',
    language: 'ar',
    subject: subject_ar,
    text: 'مرحبًا هدى بنت عبد الرحمن البوسعيدية،\n\nالبروفة يوم الأحد. رمزك في التصويت 303.',
    parts: null,
    place: `1-${'huda'.padEnd(22, '0')}`,
  },
  second: {
    entry: 'salma'.padEnd(22, '0'),
    full_name: 'Salma (2) الحارثية',
    channel: 'sms',
    language: 'en',
    subject: null,
    text: 'The rehearsal is on Sunday. Your code is 304.',
    parts: 1,
    place: `0-${'salma'.padEnd(22, '0')}`,
  },
};
export const messageSamples = samples;

export const previews: Record<'seen' | 'unpriced' | 'nobody', Previewed> = {
  seen: { preview: seen, sample: samples.first },
  unpriced: { preview: { ...seen, part_baisa: null, cost_baisa: null }, sample: samples.first },
  nobody: {
    preview: {
      ...seen,
      matching: 0,
      recipients: 0,
      mails: { ar: 0, en: 0 },
      texts: { ar: none, en: none },
      parts: 0,
      cost_baisa: 0,
      skipped: { no_contact: 0, unverified: 0, unsubscribed: 0, erased: 0, no_code: 0, repeated: 0 },
    },
    sample: null,
  },
};

const waiting: SentMessage = {
  id: 'M'.repeat(22),
  kind: 'service',
  name: 'موعد البروفة',
  filter: { competitions: [...letterCompetitions], status: 'approved', searched: false },
  sent: { at: sentAt, by: 'ناصر بن علي البلوشي' },
  due_at: sentAt + TEN_MINUTES,
  undone: null,
  is_laid: true,
  expected: { mails: 243, texts: 57, parts: 113, cost_baisa: 1_356 },
  delivery: { due: 300, sent: 0, failed: 0, skipped: 0, undone: 0 },
  ...words,
};
const failing: SentMessage = {
  ...waiting,
  delivery: { due: 0, sent: 297, failed: 2, skipped: 1, undone: 0 },
};
const undone: SentMessage = {
  ...waiting,
  undone: { at: sentAt + 60_000, by: 'ناصر بن علي البلوشي' },
  delivery: { due: 0, sent: 0, failed: 0, skipped: 0, undone: 300 },
};

const recipient = (id: string, changes: Partial<MessageRecipient> = {}): MessageRecipient => ({
  id: id.padEnd(22, '0'),
  entry: samples.first.entry,
  full_name: samples.first.full_name,
  channel: 'mail',
  language: 'ar',
  state: 'sent',
  why: null,
  at: sentAt + TEN_MINUTES,
  ...changes,
});
const second = { entry: samples.second.entry, full_name: samples.second.full_name } as const;

const waitingRows = [
  recipient('a', { state: 'due', at: null }),
  recipient('b', { ...second, channel: 'sms', language: 'en', state: 'due', at: null }),
];
const endedRows = [
  recipient('a'),
  recipient('b', { ...second, channel: 'sms', language: 'en', state: 'failed', why: 'refused' }),
  recipient('c', { full_name: 'نور بنت سالم', state: 'skipped', why: 'unsubscribed' }),
];

export const moreRecipients: RecipientPage = { data: [recipient('d', { full_name: 'Maha' })], next: null };

export const deliveries: Record<'waiting' | 'failing' | 'undone' | 'unknown', LoadedDelivery> = {
  waiting: { message: waiting, page: { data: waitingRows, next: 'b'.padEnd(22, '0') }, at: sentAt + 60_000 },
  failing: { message: failing, page: { data: endedRows, next: null }, at: sentAt + 2 * TEN_MINUTES },
  undone: {
    message: undone,
    page: { data: [recipient('a', { state: 'undone', why: 'undone' })], next: null },
    at: sentAt + 120_000,
  },
  unknown: { message: null, page: { data: [], next: null }, at: sentAt },
};

const rowOf = ({
  subject_ar: _1,
  subject_en: _2,
  mail_ar: _3,
  mail_en: _4,
  sms_ar: _5,
  sms_en: _6,
  ...row
}: SentMessage): SentMessagePage['data'][number] => row;

export const sentPages: Record<'first' | 'last', LoadedPage<SentMessagePage>> = {
  first: {
    page: {
      data: [rowOf(waiting), { ...rowOf(failing), id: 'N'.repeat(22), name: 'Dress code' }],
      next: 'x',
    },
    at: sentAt + 60_000,
  },
  last: {
    page: {
      data: [{ ...rowOf(undone), id: 'O'.repeat(22), name: 'Wrong words (2) خطأ', kind: 'news' }],
      next: null,
    },
    at: sentAt + 60_000,
  },
};

/** Writes a message; its preview, its sending and the next candidate get these answers, or none. */
export const stillSend = (previewed?: Previewed | AppError, sent?: AppError) =>
  messageSendMachine.provide({
    actors: {
      loadCompetitions: fromPromise(() => Promise.resolve(letterCompetitions)),
      preview: fromPromise(() => stagedAnswer<Previewed>(previewed)),
      step: fromPromise(() => stagedAnswer<MessageSample | null>(samples.second)),
      send: fromPromise(() => stagedAnswer<unknown>(sent)),
    },
    actions: { open: () => {}, endSession: () => {} },
  });

/** Follows this message. */
export const stillDelivery = (loaded?: LoadedDelivery | AppError) =>
  messageDeliveryMachine.provide({
    actors: {
      load: fromPromise(() => stagedAnswer<LoadedDelivery>(loaded)),
      loadMore: fromPromise(() => Promise.resolve(moreRecipients)),
      act: fromPromise(() => stagedAnswer<unknown>(undefined)),
    },
    actions: { endSession: () => {} },
  });

/** Lists these messages. */
export const stillSent = (page?: LoadedPage<SentMessagePage> | AppError) =>
  sentBrowse.provide({
    actors: {
      loadPage: fromPromise(() => stagedAnswer<LoadedPage<SentMessagePage>>(page)),
      loadMore: fromPromise(() => stagedAnswer<LoadedPage<SentMessagePage>>(sentPages.last)),
    },
    actions: { endSession: () => {} },
  });
