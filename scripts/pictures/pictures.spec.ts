import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { builtStories, serveWorkshop } from '../workshop/openWorkshop.ts';
import { StoryPage } from '../workshop/StoryPage.ts';
import { choosePictures, everyLook, type Look } from './choosePictures.ts';
import { takePicture } from './takePicture.ts';

/** Each worker opens one browser page in one look, and shows the stories in it one after another. */
const test = base.extend<object, { look: Look; stories: StoryPage }>({
  look: [everyLook[0]!, { option: true, scope: 'worker' }],
  stories: [
    async ({ browser, look: { language, theme, width } }, use) => {
      const { origin, close } = await serveWorkshop();
      const page = await StoryPage.open(browser, origin, { globals: { locale: language, theme }, width });
      await use(page);
      await page.close();
      close();
    },
    { scope: 'worker' },
  ],
});

const pictures = choosePictures(builtStories());

for (const picture of pictures)
  test(`${picture.story.id}: ${picture.file}`, async ({ stories }) => {
    expect(await takePicture(stories, picture)).toMatchSnapshot(picture.file.split('/'));
  });

base('every kept picture has a story', () => {
  const files = globSync('**/*.webp', { cwd: join(import.meta.dirname, '../../docs/pictures') });
  const taken = new Set(pictures.map(({ file }) => file));
  expect(files.filter((file) => !taken.has(file))).toEqual([]);
});
