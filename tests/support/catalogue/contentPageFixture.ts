import type { ContentPage } from '../../../domain/contract.ts';
import { muscat } from './catalogueFixtures.ts';

const body = {
  ar: [
    'صوت منصة لمسابقات المواهب يرفع فيها الجمهور صوت من يستحق.',
    '## كيف تُحتسب الأصوات',
    'كل صوت سطر في سجل عام لا يُمحى، ويستطيع أي شخص إعادة عدّه.',
    '- صوت واحد لكل رسالة نصية.\n- الأصوات المدفوعة تُحتسب عند تأكيد الدفع.',
  ].join('\n\n'),
  en: [
    'Sawt is a stage for talent, where the public lifts the voice that deserves it.',
    '## How votes are counted',
    'Every vote is a line of a public ledger that nobody can erase, and anybody can recount.',
    '- One vote for each text message.\n- Paid votes count when the payment is confirmed.',
  ].join('\n\n'),
};

export const contentPage: ContentPage = {
  slug: 'about',
  title: 'عن صوت',
  title_ar: 'عن صوت',
  title_en: 'About Sawt',
  description: 'من نحن، وكيف تُحتسب الأصوات.',
  description_ar: 'من نحن، وكيف تُحتسب الأصوات.',
  description_en: 'Who we are, and how votes are counted.',
  body: body.ar,
  body_ar: body.ar,
  body_en: body.en,
  updated_at: muscat(3, 2),
};
