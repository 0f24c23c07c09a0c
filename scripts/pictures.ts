/**
 * Takes pictures of pages and components in their states and compares them with those in docs/pictures. `--accept` keeps
 * the new ones; words after the command choose stories by their id. Differences go to test-results/pictures, side by
 * side: before, after, difference.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { chromiumFlags, chromiumFromNpm } from './chromium.mjs';
import { choosePictures, type Look, type Picture } from './pictures/choosePictures.ts';
import { comparePictures } from './pictures/comparePictures.ts';
import { takePicture } from './pictures/takePicture.ts';
import { openWorkshop } from './workshop/openWorkshop.ts';
import { StoryPage } from './workshop/StoryPage.ts';

const root = join(import.meta.dirname, '..');
const keptIn = join(root, 'docs/pictures');
const reviewIn = join(root, 'test-results/pictures');
const BUDGET_BYTES = 12 * 1024 * 1024;
/** Equal letters and colours on every system. */
const steadyFlags = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const accept = process.argv.includes('--accept');
const failures: string[] = [];
let pictured = 0;
let changed = 0;

const start = performance.now();
rmSync(reviewIn, { recursive: true, force: true });
const workshop = await openWorkshop();
const pictures = choosePictures(workshop.stories).filter(isWanted);
const browser = await chromium.launch({
  executablePath: await chromiumFromNpm(),
  args: [...chromiumFlags, ...steadyFlags],
});
try {
  const waiting = [...Map.groupBy(pictures, ({ look }) => JSON.stringify(look)).values()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await pictureInLook(browser, next);
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
} finally {
  await browser.close();
  workshop.close();
}
if (words.length === 0) reportOrphans(new Set(pictures.map(({ file }) => file)));
checkBudget();
console.log(`${pictured} pictures, ${changed} ${accept ? 'accepted' : 'differ'} (${seconds()} s)`);
if (changed > 0) console.log('before, after and difference: test-results/pictures');
for (const line of failures) console.log(line);
if (!accept && changed > 0) console.log('npm run pictures -- --accept [name] keeps the new ones');
process.exit(failures.length > 0 || (changed > 0 && !accept) ? 1 : 0);

function isWanted({ story }: Picture): boolean {
  return words.length === 0 || words.some((word) => story.id.includes(word));
}

async function pictureInLook(on: Browser, list: readonly Picture[]): Promise<void> {
  const { language, theme, width }: Look = list[0]!.look;
  const page = await StoryPage.open(on, workshop.origin, { globals: { locale: language, theme }, width });
  for (const picture of list) {
    try {
      await comparePicture(picture, await takePicture(page, picture));
      pictured += 1;
    } catch (error) {
      failures.push(`FAILED ${picture.file}: ${String(error)}`);
    }
  }
  await page.close();
}

async function comparePicture({ file }: Picture, taken: Buffer): Promise<void> {
  const kept = contentOf(join(keptIn, file));
  const comparison = await comparePictures(kept, taken);
  if (comparison.same) return;
  changed += 1;
  console.log(kept ? `differs in ${comparison.differing} pixels: ${file}` : `new: ${file}`);
  write(join(reviewIn, file.replace('.webp', '.png')), await comparison.beside());
  if (accept) write(join(keptIn, file), taken);
}

function contentOf(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function keptPictures(): string[] {
  return readdirSync(keptIn, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.webp'));
}

function reportOrphans(taken: ReadonlySet<string>): void {
  for (const file of keptPictures().filter((each) => !taken.has(each))) {
    if (accept) rmSync(join(keptIn, file));
    else failures.push(`its story is gone: ${file}`);
  }
}

function checkBudget(): void {
  const bytes = keptPictures().reduce((sum, file) => sum + statSync(join(keptIn, file)).size, 0);
  console.log(`${(bytes / 1024 / 1024).toFixed(1)} MB of ${BUDGET_BYTES / 1024 / 1024} MB`);
  if (bytes > BUDGET_BYTES) failures.push('the kept pictures are over their budget');
}

function seconds(): string {
  return ((performance.now() - start) / 1000).toFixed(0);
}
