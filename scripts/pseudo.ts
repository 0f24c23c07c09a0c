/**
 * Shows every story with texts that are 40 % longer, at 390 pixels, in both languages. Fails if text is
 * clipped or does not come from `locales`. Arguments choose stories by parts of their ids.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { MARKS } from '../.storybook/longerWords.ts';
import { languageNames } from '../src/i18n/language.ts';
import { chromiumFlags, chromiumForTests } from './chromium.mjs';
import { findBadTexts } from './pseudo/findBadTexts.ts';
import { openWorkshop, type Story } from './workshop/openWorkshop.ts';
import { StoryPage } from './workshop/StoryPage.ts';

const root = join(import.meta.dirname, '..');
/** The story to load first, because it has no play function. Afterwards play functions are turned off. */
const FIRST = 'foundations-tokens--default';
/** Names of languages, which are in their own script whatever the page's language. */
const ownNames: readonly string[] = Object.values(languageNames);

const words = process.argv.slice(2);
/** What was found, each with the stories that show it. */
const findings = new Map<string, string[]>();
const workshop = await openWorkshop();
// Leave out the pages about the workshop itself, which are not part of the product.
const stories = workshop.stories.filter(
  ({ id }) =>
    !/^(foundations|flows)-/.test(id) && (words.length === 0 || words.some((word) => id.includes(word))),
);
const productText = globSync(['src/**/*.{ts,tsx}', 'domain/**/*.ts'], { cwd: root })
  .filter((file) => !/(\.(test|stories|support)\.tsx?|Outcomes\.ts)$/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8').replaceAll(/^\s*\/\*[^]*?\*\//gm, ''))
  .join('\n');

const browser = await chromium.launch({ executablePath: await chromiumForTests(), args: chromiumFlags });
try {
  await Promise.all((['ar', 'en'] as const).map((language) => checkLanguage(browser, language)));
} finally {
  await browser.close();
  workshop.close();
}
for (const [finding, seenIn] of findings)
  console.log(`${finding}\n    ${seenIn.length} times, first in ${seenIn[0]}`);
console.log(`${stories.length} stories in both languages, ${findings.size} findings`);
process.exit(findings.size === 0 ? 0 : 1);

function noteFinding(finding: string, id: string): void {
  findings.set(finding, [...(findings.get(finding) ?? []), id]);
}

async function checkLanguage(on: Browser, language: 'ar' | 'en'): Promise<void> {
  const globals = { locale: language, theme: 'light', words: 'longer' };
  const page = await StoryPage.open(on, workshop.origin, { globals, width: 390 });
  await page.show(FIRST);
  await page.disablePlay();
  for (const story of stories) await checkStory(page, story, language);
  await page.close();
}

async function checkStory(shownOn: StoryPage, { id, tags }: Story, language: string): Promise<void> {
  try {
    const { clipped, unmarked } = await findBadTexts(await shownOn.show(id), MARKS);
    for (const { kind, element, text } of clipped)
      noteFinding(`${kind} (${language}): ${element} "${text}"`, id);
    if (!tags.includes('page')) return;
    for (const text of unmarked)
      if (productText.includes(text) && !ownNames.includes(text)) noteFinding(`in no locale: "${text}"`, id);
  } catch (error) {
    noteFinding(`failed (${language}): ${String(error)}`, id);
    await shownOn.show(FIRST);
    await shownOn.disablePlay();
  }
}
