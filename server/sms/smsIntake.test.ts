import { describe, expect, it } from 'vitest';
import { smsReply } from './smsIntake.ts';

const contestant = {
  name: { full_name: 'Noor', full_name_ar: 'نور', full_name_en: 'Noor' },
  group: { name_ar: 'المجموعة الأولى', name_en: 'Group one' },
};
const isolated = (text: string) => `\u2068${text}\u2069`;

describe('the reply to a text message', () => {
  it('names the contestant and the group in its own language, each isolated from the sentence', () => {
    expect(smsReply('counted', 'ar', contestant)).toBe(
      `شكرًا لك! احتُسب صوتك لصالح ${isolated('نور')} في ${isolated('المجموعة الأولى')}.`,
    );
    expect(smsReply('counted', 'en', contestant)).toBe(
      `Thank you! Your vote for ${isolated('Noor')} in ${isolated('Group one')} has been counted.`,
    );
  });

  it('says why a message was not counted', () => {
    expect(smsReply('closed', 'en', contestant)).toBe(
      `Voting for ${isolated('Noor')} in ${isolated('Group one')} is not open now, so this message was not counted.`,
    );
    expect(smsReply('capped', 'en', contestant)).toBe(
      'You have reached 20 counted messages for today, so this message was not counted.',
    );
    expect(smsReply('unknown_code', 'en', undefined)).toBe(
      "Nothing was counted: your message has no contestant's code, and names do not count. Please send only the code on the contestant's card.",
    );
  });

  it('lets no direction mark in a name turn the sentence around it', () => {
    const sly = {
      ...contestant,
      name: { full_name: '', full_name_ar: '\u202eنور\u2069', full_name_en: null },
    };
    expect(smsReply('counted', 'en', sly)).toBe(
      `Thank you! Your vote for ${isolated('نور')} in ${isolated('Group one')} has been counted.`,
    );
  });
});
