import type { CompetitionSettings, StaffEvent } from '../../../domain/staff/staffContract.ts';
import { newId } from '../../../server/platform/ids.ts';
import { read, type Person, type StaffBrowser, type StaffWorld } from '../staff/staffWorld.ts';

const DAY_MS = 86_400_000;

/** The calls of the season's desk in an organisation, as its pages make them. */
export class SeasonDesk {
  readonly world: StaffWorld;
  readonly organisation: string;
  readonly browser: StaffBrowser;

  constructor(world: StaffWorld, { organisation, browser }: Person & { organisation: string }) {
    this.world = world;
    this.organisation = organisation;
    this.browser = browser;
  }

  ask(path: string, asked: { method?: string; body?: object; browser?: StaffBrowser } = {}) {
    return this.world.ask(`/organisation/${this.organisation}${path}`, { browser: this.browser, ...asked });
  }

  /** Makes an event of a hundred days that began ten days ago, in Muscat. */
  async makeEvent(id = newId(), name = 'موسم التجربة', name_en = 'Trial season'): Promise<StaffEvent> {
    const now = this.world.clock.now();
    const dates = { starts_at: now - 10 * DAY_MS, ends_at: now + 90 * DAY_MS };
    const body = { id, name_ar: name, name_en, zone: 'Asia/Muscat', ...dates };
    return read(await this.ask('/event', { body }));
  }

  async makeCompetition(event: string, id = newId(), name_en = 'Singing'): Promise<CompetitionSettings> {
    const body = { id, name_ar: 'الغناء', name_en };
    return read(await this.ask(`/event/${event}/competition`, { body }));
  }

  async settings(id: string): Promise<CompetitionSettings> {
    return read(await this.ask(`/competition/${id}/settings`));
  }

  /** Sends what the form has, with some fields typed anew. */
  change(settings: CompetitionSettings, typed: object, browser = this.browser): Promise<Response> {
    const body = { ...formOf(settings), ...typed };
    return this.ask(`/competition/${settings.id}/settings`, { method: 'PATCH', body, browser });
  }

  publish({ id, version }: Pick<CompetitionSettings, 'id' | 'version'>, browser = this.browser) {
    return this.ask(`/competition/${id}/publish`, { body: { version }, browser });
  }
}

/** What a form sends of a competition. */
export const formOf = (settings: CompetitionSettings) => ({
  version: settings.version,
  slug: settings.slug,
  name_ar: settings.name_ar ?? '',
  name_en: settings.name_en ?? '',
  description_ar: settings.description_ar ?? '',
  description_en: settings.description_en ?? '',
  eligibility_ar: settings.eligibility_ar ?? '',
  eligibility_en: settings.eligibility_en ?? '',
  requirements_ar: settings.requirements_ar ?? '',
  requirements_en: settings.requirements_en ?? '',
  registration_opens_at: settings.registration_opens_at,
  registration_closes_at: settings.registration_closes_at,
  submissions_close_at: settings.submissions_close_at,
  starts_at: settings.starts_at,
  ends_at: settings.ends_at,
  submission_type: settings.submission_type,
  min_age: settings.min_age,
  max_media_megabytes: settings.max_media_megabytes,
  criteria: settings.criteria.map(({ name_ar, name_en, percent }) => ({
    name_ar: name_ar ?? '',
    name_en: name_en ?? '',
    percent,
  })),
});
