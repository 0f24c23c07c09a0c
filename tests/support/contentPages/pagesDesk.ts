import type { StaffPage, StaffPageList } from '../../../domain/staff/staffContract.ts';
import { newId } from '../../../server/platform/ids.ts';
import { read, type StaffBrowser, type StaffWorld } from '../staff/staffWorld.ts';

/** The texts of a new page. */
export const pageTexts = {
  title_ar: 'كيف تصوّت',
  title_en: 'How to vote',
  description_ar: 'طريقتا التصويت.',
  description_en: 'Both ways to vote.',
  body_ar: 'أرسل الرمز.\n\n## البطاقة\n\n- اختر العدد',
  body_en: 'Send the code.\n\n## Card\n\n- Choose how many',
};

type Typed = Partial<typeof pageTexts> & { slug?: string };

/** The calls of the desk of content pages, as its pages make them. */
export class PagesDesk {
  readonly world: StaffWorld;
  readonly browser: StaffBrowser;

  constructor(world: StaffWorld, browser: StaffBrowser) {
    this.world = world;
    this.browser = browser;
  }

  ask(path: string, asked: { method?: string; body?: object; browser?: StaffBrowser } = {}) {
    return this.world.ask(`/page${path}`, { browser: this.browser, ...asked });
  }

  async make(typed: Typed = {}, id = newId()): Promise<StaffPage> {
    return read(await this.ask('', { body: { id, ...pageTexts, ...typed } }));
  }

  async find(slug: string): Promise<StaffPage> {
    const { data } = await read<StaffPageList>(await this.ask(''));
    return read(await this.ask(`/${data.find((page) => page.slug === slug)!.id}`));
  }

  /** Sends what the form has, with some fields typed anew. */
  change(page: StaffPage, typed: Typed, browser = this.browser): Promise<Response> {
    const body = { ...formOf(page), ...typed };
    return this.ask(`/${page.id}`, { method: 'PATCH', body, browser });
  }

  remove({ id, version }: StaffPage): Promise<Response> {
    return this.ask(`/${id}?version=${version}`, { method: 'DELETE' });
  }
}

const formOf = (page: StaffPage) => ({
  version: page.version,
  slug: page.slug,
  title_ar: page.title_ar ?? '',
  title_en: page.title_en ?? '',
  description_ar: page.description_ar ?? '',
  description_en: page.description_en ?? '',
  body_ar: page.body_ar ?? '',
  body_en: page.body_en ?? '',
});
