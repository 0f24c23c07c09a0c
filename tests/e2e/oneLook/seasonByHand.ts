/** How an organiser makes a season by hand, in Arabic. */
import { expect, type Page } from '@playwright/test';
import { momentText } from '../../../domain/season/zonedInput.ts';
import { startOfDay } from '../../../domain/zonedTime.ts';
import { violations } from '../accessible.ts';
import type { Pace } from './pace.ts';
import { button, heading } from './staffEntry.ts';

const DAY_MS = 86_400_000;
const zone = 'Asia/Muscat';

export const seasonWords = {
  season: 'المسابقات',
  seasonTitle: 'الفعاليات والمسابقات',
  newEvent: 'فعالية جديدة',
  makeEvent: 'إنشاء الفعالية',
  newCompetition: /^مسابقة جديدة في .?موسم الأصوات/,
  makeCompetition: 'إنشاء المسابقة',
  save: 'حفظ',
  saved: 'تم الحفظ.',
  addCriterion: 'إضافة معيار',
  rounds: 'الجولات',
  addRound: 'إضافة جولة',
  makeRound: 'إنشاء الجولة',
  addGroup: 'إضافة مجموعة',
  makeGroup: 'إنشاء المجموعة',
  noFindings: 'لا ملاحظات على هذه الفترات.',
  back: 'رجوع',
  publish: 'نشر…',
  confirm: 'نشر',
  published: 'هذه المسابقة منشورة.',
  members: 'المشاركات في المجموعات',
  spread: 'توزيع…',
  place: 'اعتماد هذا التوزيع',
  allPlaced: 'كل المشاركات في مجموعات.',
};

/** A midnight in Muscat, some days from today (UTC ms). */
export const midnightAt = (days: number) => startOfDay(Date.now() + days * DAY_MS + DAY_MS / 2, zone);

/** That midnight as it is typed. */
const midnight = (days: number) => momentText(midnightAt(days), zone);

export type MadeCompetition = { ar: string; en: string; description: string; englishDescription: string };

export const competitions: readonly MadeCompetition[] = [
  {
    ar: 'الغناء',
    en: 'Singing',
    description: 'غناء منفرد أمام لجنة التحكيم والجمهور.',
    englishDescription: 'Solo singing before a jury and the public.',
  },
  {
    ar: 'الإلقاء',
    en: 'Spoken Word',
    description: 'إلقاء قصيدة عربية من اختيار المشارك.',
    englishDescription: 'An Arabic poem of the candidate’s own choice.',
  },
];

export async function makeEvent(page: Page, pace: Pace): Promise<void> {
  await pace.click(page.getByRole('link', { name: seasonWords.newEvent, exact: true }));
  await expect(heading(page, seasonWords.newEvent)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await pace.type(page.locator('#name_ar'), 'موسم الأصوات');
  await pace.type(page.locator('#name_en'), 'Season of Voices');
  await page.locator('#zone').selectOption(zone);
  await pace.type(page.locator('#starts_at'), midnight(0));
  await pace.type(page.locator('#ends_at'), midnight(60));
  await pace.click(button(page, seasonWords.makeEvent));
  await expect(button(page, seasonWords.makeCompetition)).toBeVisible();
  await pace.click(page.getByRole('link', { name: seasonWords.season, exact: true }));
  await expect(heading(page, seasonWords.seasonTitle)).toBeVisible();
}

export async function describe(page: Page, pace: Pace, competition: MadeCompetition): Promise<void> {
  await pace.click(page.getByRole('link', { name: seasonWords.newCompetition }));
  await pace.type(page.locator('#name_ar'), competition.ar);
  await pace.type(page.locator('#name_en'), competition.en);
  await pace.click(button(page, seasonWords.makeCompetition));
  await expect(heading(page, competition.ar)).toBeVisible();
  await pace.type(page.locator('#description_ar'), competition.description);
  await pace.type(page.locator('#description_en'), competition.englishDescription);
  await pace.type(page.locator('#registration_opens_at'), midnight(-1));
  await pace.type(page.locator('#registration_closes_at'), midnight(10));
  await pace.type(page.locator('#starts_at'), midnight(11));
  await pace.type(page.locator('#ends_at'), midnight(50));
  await pace.type(page.locator('#eligibility_ar'), 'من بلغ 18 عامًا.');
  await pace.type(page.locator('#requirements_ar'), 'مقطع واحد.\nأداء مباشر.');
  await pace.click(button(page, seasonWords.addCriterion));
  const criterion = page.locator('#criteria input');
  await pace.type(criterion.nth(0), 'الأداء');
  await pace.type(criterion.nth(1), 'Performance');
  await pace.type(criterion.nth(2), '100');
  await pace.click(button(page, seasonWords.save));
  await expect(page.getByText(seasonWords.saved)).toBeVisible();
}

export async function scheduleVote(page: Page, pace: Pace, firstDay: number): Promise<void> {
  await pace.click(page.getByRole('link', { name: seasonWords.rounds }).first());
  await pace.click(page.getByRole('link', { name: seasonWords.addRound, exact: true }));
  await pace.type(page.locator('#name_ar'), 'الجولة الأولى');
  await pace.type(page.locator('#name_en'), 'Round 1');
  await pace.type(page.locator('#judges_percent'), '40');
  await pace.click(button(page, seasonWords.makeRound));
  for (const [number, ar] of [
    [1, 'المجموعة الأولى'],
    [2, 'المجموعة الثانية'],
  ] as const) {
    await pace.click(page.getByRole('link', { name: seasonWords.addGroup, exact: true }));
    await pace.type(page.locator('#name_ar'), ar);
    await pace.type(page.locator('#name_en'), `Group ${number}`);
    await pace.type(page.locator('#opens_at'), midnight(firstDay + number - 1));
    await pace.type(page.locator('#closes_at'), midnight(firstDay + number));
    await pace.click(button(page, seasonWords.makeGroup));
    await expect(page.getByRole('slider', { name: ar })).toHaveCount(2);
  }
  await expect(page.getByText(seasonWords.noFindings)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await pace.click(page.getByRole('link', { name: seasonWords.back, exact: true }));
}

/** Spreads the entries of a competition over its groups, from the list of the season and back. */
export async function placeEntries(page: Page, competition: MadeCompetition): Promise<void> {
  await page.getByRole('link', { name: competition.ar, exact: true }).click();
  await expect(heading(page, competition.ar)).toBeVisible();
  await page.getByRole('link', { name: seasonWords.rounds }).first().click();
  await page.getByRole('link', { name: seasonWords.members }).click();
  await button(page, seasonWords.spread).click();
  expect(await violations(page)).toEqual([]);
  await button(page, seasonWords.place).click();
  await expect(page.getByText(seasonWords.allPlaced)).toBeVisible();
  await page.getByRole('link', { name: seasonWords.season, exact: true }).click();
  await expect(heading(page, seasonWords.seasonTitle)).toBeVisible();
}
