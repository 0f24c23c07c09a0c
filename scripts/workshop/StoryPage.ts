import type { Browser, Page } from 'playwright';
import { DEFAULT_ZONE } from '../../domain/defaultZone.ts';

/** The time that all stories show, so that every run looks the same. */
const STORY_TIME = Date.UTC(2025, 6, 20, 8, 14, 51);
const PATIENCE_MS = 30_000;

export type StoryLook = { globals: Record<string, string>; width: number };

type Channel = {
  on: (event: string, listener: (news: { storyId: string; status: string }) => void) => void;
  off: (event: string, listener: (news: { storyId: string; status: string }) => void) => void;
  emit: (event: string, news: object) => void;
};
type WithStore = { storyStoreValue: { loadStory: (which: object) => Promise<object> } };
type Preview = { currentRender?: { phase?: string } };

/** A browser page that shows stories one after another in one look. It loads the workshop only once. */
export class StoryPage {
  readonly #page: Page;
  readonly #origin: string;
  readonly #globals: string;
  #shown = false;

  private constructor(page: Page, origin: string, globals: string) {
    this.#page = page;
    this.#origin = origin;
    this.#globals = globals;
  }

  static async open(browser: Browser, origin: string, { globals, width }: StoryLook): Promise<StoryPage> {
    const phone = width < 768;
    const context = await browser.newContext({
      viewport: { width, height: phone ? 844 : 800 },
      hasTouch: phone,
      isMobile: phone,
      reducedMotion: 'reduce',
      timezoneId: DEFAULT_ZONE,
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(STORY_TIME);
    const pairs = { ...globals, motion: 'reduced', 'a11y.manual': '!true' };
    const list = Object.entries(pairs).map(([name, value]) => `${name}:${value}`);
    return new StoryPage(page, origin, list.join(';'));
  }

  /**
   * Shows a story. Resolves when its play function has ended and its images and fonts are loaded; rejects
   * if the story fails.
   */
  async show(id: string): Promise<Page> {
    const outcome = this.#shown ? await this.#switchTo(id) : await this.#load(id);
    this.#shown = outcome === 'success';
    if (outcome !== 'success') throw new Error(`${id}: ${outcome}`);
    await this.#page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      await document.fonts.ready;
      window.scrollTo(0, 0);
    });
    return this.#page;
  }

  /**
   * Turns off the play functions of the stories that follow: they look for texts that may be different
   * here.
   */
  async disablePlay(): Promise<void> {
    await this.#page.evaluate(() => {
      const { storyStoreValue: store } = (globalThis as unknown as { __STORYBOOK_PREVIEW__: WithStore })
        .__STORYBOOK_PREVIEW__;
      const load = store.loadStory.bind(store);
      store.loadStory = async (which) => ({ ...(await load(which)), playFunction: undefined });
    });
  }

  async close(): Promise<void> {
    await this.#page.context().close();
  }

  async #load(id: string): Promise<string> {
    await this.#page.goto(`${this.#origin}/iframe.html?id=${id}&viewMode=story&globals=${this.#globals}`);
    const phase = await this.#page.waitForFunction(
      () => {
        const preview = (globalThis as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;
        const now = preview?.currentRender?.phase;
        return now === 'finished' || now === 'errored' ? now : undefined;
      },
      undefined,
      { timeout: PATIENCE_MS },
    );
    return (await phase.jsonValue()) === 'finished' ? 'success' : 'failed';
  }

  async #switchTo(id: string): Promise<string> {
    return await this.#page.evaluate(
      async ([story, patience]) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: Channel;
        };
        return await new Promise<string>((resolve) => {
          const hear = ({ storyId, status }: { storyId: string; status: string }) => {
            if (storyId !== story) return;
            channel.off('storyFinished', hear);
            resolve(status);
          };
          channel.on('storyFinished', hear);
          channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' });
          setTimeout(() => resolve('not finished in time'), patience);
        });
      },
      [id, PATIENCE_MS] as const,
    );
  }
}
