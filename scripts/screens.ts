/** Pictures every story of a page, in each language, theme and width, into docs/screens. Words after the command choose stories. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import sharp from 'sharp';
import { MUSCAT } from '../domain/muscat.ts';
import { chromiumFlags, ensureChromium } from './chromium.mjs';
import { serveFolder } from './serveFolder.ts';

const root = join(import.meta.dirname, '..');
const workshop = join(root, 'node_modules/.cache/workshop');
/** Lists are alike in every state: only a story tagged `whole` is pictured to its foot, and one tagged `unpictured` not at all. */
const TALLEST = 900;
const TALLEST_WHOLE = 2200;
const QUALITY = 55;

type Story = { id: string; tags: string[] };
type Look = { language: 'ar' | 'en'; theme: 'light' | 'dark' };

const looks: Look[] = [
  { language: 'ar', theme: 'light' },
  { language: 'ar', theme: 'dark' },
  { language: 'en', theme: 'light' },
  { language: 'en', theme: 'dark' },
];
const widths = [390, 1280];

const wanted = process.argv.slice(2);
execFileSync('storybook', ['build', '--quiet', '-o', workshop], { cwd: root, stdio: 'ignore' });
const site = await serveFolder(workshop);
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
try {
  for (const width of widths) await pictureAt(browser, width, pageStories());
} finally {
  await browser.close();
  site.close();
}

function pageStories(): Story[] {
  const index = JSON.parse(readFileSync(join(workshop, 'index.json'), 'utf8')) as {
    entries: Record<string, Story>;
  };
  return Object.values(index.entries)
    .filter(({ tags }) => tags.includes('page') && !tags.includes('unpictured'))
    .filter(({ id }) => wanted.length === 0 || wanted.some((word) => id.includes(word)));
}

async function pictureAt(on: Browser, width: number, stories: readonly Story[]): Promise<void> {
  const context = await on.newContext(screenOf(width));
  for (const story of stories) for (const look of looks) await picture(context, story, look, width);
  await context.close();
}

function screenOf(width: number) {
  const phone = width < 768;
  return {
    viewport: { width, height: phone ? 844 : 800 },
    hasTouch: phone,
    isMobile: phone,
    reducedMotion: 'reduce' as const,
    timezoneId: MUSCAT,
  };
}

async function picture(context: BrowserContext, { id, tags }: Story, look: Look, width: number) {
  const page = await context.newPage();
  const globals = `locale:${look.language};theme:${look.theme};motion:reduced;a11y.manual:!true`;
  await page.goto(`${site.origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await untilStill(page);
  const png = await page.screenshot({ fullPage: !tags.includes('window') });
  await page.close();
  const [, folder = '', state = ''] = /^pages-(.+)--(.+)$/.exec(id) ?? [];
  mkdirSync(join(root, 'docs/screens', folder), { recursive: true });
  const file = `docs/screens/${folder}/${state}-${look.language}-${look.theme}-${width}.webp`;
  await shrink(png, tags.includes('whole') ? TALLEST_WHOLE : TALLEST, join(root, file));
  console.log(file);
}

/** The story is played to its end, every picture and font of it is there, and what a gesture scrolled is back. */
async function untilStill(page: Page): Promise<void> {
  const phase = await page.waitForFunction(() => {
    const preview = (globalThis as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } })
      .__STORYBOOK_PREVIEW__;
    const now = preview?.currentRender?.phase;
    return now === 'finished' || now === 'errored' ? now : undefined;
  });
  if ((await phase.jsonValue()) === 'errored') throw new Error(`${page.url()} failed`);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    window.scrollTo(0, 0);
  });
}

async function shrink(png: Buffer, tallest: number, file: string): Promise<void> {
  const image = sharp(png);
  const { width, height } = await image.metadata();
  await image
    .extract({ left: 0, top: 0, width, height: Math.min(height, tallest) })
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(file);
}
