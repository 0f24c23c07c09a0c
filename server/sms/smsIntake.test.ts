import { describe, expect, it, vi } from 'vitest';
import type { InboundSms } from '../../domain/contract.ts';
import type { Language } from '../../domain/localized.ts';
import type { ContestantDirectory } from '../voting/contestantDirectory.ts';
import { type IntakeDeps, type ReplyFacts, smsIntake, smsReply } from './smsIntake.ts';

const contestant = {
  name: { full_name: 'Noor', full_name_ar: 'نور', full_name_en: 'Noor' },
  group: { name_ar: 'المجموعة الأولى', name_en: 'Group one' },
};
const isolated = (text: string) => `\u2068${text}\u2069`;

describe('the reply to a text message', () => {
  it('names the contestant and the group in its own language, each isolated from the sentence', () => {
    expect(smsReply('counted', 'ar', { contestant, now: 0 })).toBe(
      `شكرًا لك! احتُسب صوتك لصالح ${isolated('نور')} في ${isolated('المجموعة الأولى')}.`,
    );
    expect(smsReply('counted', 'en', { contestant, now: 0 })).toBe(
      `Thank you! Your vote for ${isolated('Noor')} in ${isolated('Group one')} has been counted.`,
    );
  });

  it('says that a message arrived in time and is counted later', () => {
    expect([
      smsReply('accepted', 'ar', { contestant, now: 0 }),
      smsReply('accepted', 'en', { contestant, now: 0 }),
    ]).toEqual([
      `شكرًا لك! وصل صوتك لصالح ${isolated('نور')} في ${isolated('المجموعة الأولى')} في الوقت المحدد، وسيُحتسب بعد قليل ضمن الحد الأعلى من الرسائل المحتسبة في اليوم وهو 20.`,
      `Thank you! Your vote for ${isolated('Noor')} in ${isolated('Group one')} arrived in time. It will be counted shortly, within 20 counted messages a day.`,
    ]);
  });

  it('says why a message was not counted', () => {
    expect(smsReply('capped', 'en', { contestant, now: 0 })).toBe(
      'You have reached 20 counted messages for today, so this message was not counted.',
    );
    expect([
      smsReply('stopped', 'ar', { contestant, now: 0 }),
      smsReply('stopped', 'en', { contestant, now: 0 }),
    ]).toEqual([
      `أُوقف التصويت في ${isolated('المجموعة الأولى')} مؤقتًا، فلم تُحتسب هذه الرسالة. يُرجى المحاولة لاحقًا.`,
      `Voting in ${isolated('Group one')} is stopped for now, so this message was not counted. Please try again later.`,
    ]);
    expect(smsReply('unknown_code', 'en', { contestant: undefined, now: 0 })).toBe(
      "Nothing was counted: your message has no contestant's code, and names do not count. Please send only the code on the contestant's card.",
    );
  });

  it('says at a closed group when voting continues, in the zone of the event', () => {
    const group = { name_ar: 'المجموعة الثانية', name_en: 'Group two' };
    const opensAt = Date.UTC(2025, 6, 23, 20);
    const next = { group, opensAt, zone: 'Asia/Muscat' };
    const reply = (facts: Partial<ReplyFacts>, language: Language = 'en') =>
      smsReply('closed', language, { contestant, now: opensAt - 1, ...facts });
    const closed = `Voting for ${isolated('Noor')} in ${isolated('Group one')} is not open now, so this message was not counted.`;
    expect([
      reply({ next }),
      reply({ next: { ...next, opensAt: opensAt + 3_600_000, zone: 'Africa/Cairo' } }),
      reply({ next, now: opensAt }),
      reply({}),
    ]).toEqual([
      `${closed} Voting for ${isolated('Group two')} opens on Jul 24, 2025 at midnight (12AM).`,
      `${closed} Voting for ${isolated('Group two')} opens on Jul 24, 2025 at midnight (12AM).`,
      `${closed} Voting for ${isolated('Group two')} is open now.`,
      `${closed} Voting has ended.`,
    ]);
    expect(reply({ next: { ...next, opensAt: opensAt - 1_800_000 }, now: 0 }, 'ar')).toBe(
      `التصويت لصالح ${isolated('نور')} في ${isolated('المجموعة الأولى')} غير مفتوح الآن، فلم تُحتسب هذه الرسالة. يُفتح التصويت في ${isolated('المجموعة الثانية')} يوم 23 يوليو 2025 عند 11:30 م.`,
    );
  });

  it('lets no direction mark in a name turn the sentence around it', () => {
    const sly = {
      ...contestant,
      name: { full_name: '', full_name_ar: '\u202eنور\u2069', full_name_en: null },
    };
    expect(smsReply('counted', 'en', { contestant: sly, now: 0 })).toBe(
      `Thank you! Your vote for ${isolated('نور')} in ${isolated('Group one')} has been counted.`,
    );
  });
});

it('looks for the next group only for the reply that names it', async () => {
  const nextInRound = vi.fn();
  const found = { ...contestant, zone: 'Asia/Muscat' };
  const directory = {
    entriesOfCode: () => ['entry'],
    findByEntry: () => found,
    nextInRound,
  } as unknown as ContestantDirectory;
  const receive = (outcome: 'counted' | 'closed') => {
    const take = async () => ({ outcome, entryId: 'entry', duplicate: false });
    const deps = { directory, inbox: { receive: take }, clock: { now: () => 7 }, pepper: new Uint8Array(32) };
    const message = { message_id: 'm', from: '+96891234567', to: '91207', text: '101' };
    return smsIntake(deps as unknown as IntakeDeps)({
      provider: 'omantel',
      message: message as InboundSms,
      sentAt: 0,
    });
  };
  await receive('counted');
  expect(nextInRound).not.toHaveBeenCalled();
  await receive('closed');
  expect(nextInRound).toHaveBeenCalledExactlyOnceWith(found, 7);
});
