/**
 * Shows every story with words that are 40 % longer, at 390 pixels, in both languages: no text may be cut off, and none
 * may stand in the product's own files. Words after the command choose stories by their id.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { MARKS } from '../.storybook/longerWords.ts';
import { languageNames } from '../src/i18n/language.ts';
import { chromiumFlags, chromiumForTests } from './chromium.mjs';
import { findFaults } from './pseudo/findFaults.ts';
import { openWorkshop, type Story } from './workshop/openWorkshop.ts';
import { StoryPage } from './workshop/StoryPage.ts';

const root = join(import.meta.dirname, '..');
/** Shown first, since it is not played: from then on no story is. */
const FIRST = 'foundations-tokens--default';
/** Said in their own script wherever one is. */
const ownNames: readonly string[] = Object.values(languageNames);

const words = process.argv.slice(2);
/** Each fault with the stories in which it is seen. */
const faults = new Map<string, string[]>();
const workshop = await openWorkshop();
// What the workshop says of itself is no part of the product.
const stories = workshop.stories.filter(
  ({ id }) =>
    !/^(foundations|flows)-/.test(id) && (words.length === 0 || words.some((word) => id.includes(word))),
);
const productText = globSync(['src/**/*.{ts,tsx}', 'domain/**/*.ts'], { cwd: root })
  .filter((file) => !/(\.(test|stories)\.tsx?|Outcomes\.ts)$/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8').replaceAll(/^\s*\/\*[^]*?\*\//gm, ''))
  .join('\n');

const browser = await chromium.launch({ executablePath: await chromiumForTests(), args: chromiumFlags });
try {
  await Promise.all((['ar', 'en'] as const).map((language) => lookIn(browser, language)));
} finally {
  await browser.close();
  workshop.close();
}
for (const [fault, seenIn] of faults)
  console.log(`${fault}\n    ${seenIn.length} times, first in ${seenIn[0]}`);
console.log(`${stories.length} stories in both languages, ${faults.size} faults`);
process.exit(faults.size === 0 ? 0 : 1);

function note(fault: string, id: string): void {
  faults.set(fault, [...(faults.get(fault) ?? []), id]);
}

async function lookIn(on: Browser, language: 'ar' | 'en'): Promise<void> {
  const globals = { locale: language, theme: 'light', words: 'longer' };
  const page = await StoryPage.open(on, workshop.origin, { globals, width: 390 });
  await page.show(FIRST);
  await page.playNothing();
  for (const story of stories) await look(page, story, language);
  await page.close();
}

async function look(shownOn: StoryPage, { id, tags }: Story, language: string): Promise<void> {
  try {
    const { clipped, unmarked } = await findFaults(await shownOn.show(id), MARKS);
    for (const { fault, element, text } of clipped) note(`${fault} (${language}): ${element} "${text}"`, id);
    if (!tags.includes('page')) return;
    for (const text of unmarked)
      if (productText.includes(text) && !ownNames.includes(text)) note(`in no locale: "${text}"`, id);
  } catch (error) {
    note(`failed (${language}): ${String(error)}`, id);
    await shownOn.show(FIRST);
    await shownOn.playNothing();
  }
}
