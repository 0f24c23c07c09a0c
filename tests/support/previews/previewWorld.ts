import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompetitionSettings, StaffEvent } from '../../../domain/staff/staffContract.ts';
import { PreviewLinks } from './previewLinks.ts';
import { SeasonDesk } from '../season/seasonDesk.ts';
import { StaffWorld, type Person } from '../staff/staffWorld.ts';
import type { Config } from '../../../server/start/settings.ts';

/** A draft event with two drafts, on a server with the site's document, and the addresses of the three. */
export class PreviewWorld {
  readonly world: StaffWorld;
  readonly owner: Person;
  readonly links: PreviewLinks;
  readonly event: StaffEvent;
  readonly singing: CompetitionSettings;
  readonly poetry: CompetitionSettings;
  readonly paths: { event: string; singing: string; poetry: string };
  readonly siteDir: string;

  private constructor(
    siteDir: string,
    [world, owner, links]: [StaffWorld, Person, PreviewLinks],
    [event, singing, poetry]: [StaffEvent, CompetitionSettings, CompetitionSettings],
  ) {
    this.siteDir = siteDir;
    [this.world, this.owner, this.links] = [world, owner, links];
    [this.event, this.singing, this.poetry] = [event, singing, poetry];
    const of = ({ slug }: CompetitionSettings) => `/${event.slug}/${slug}`;
    this.paths = { event: `/${event.slug}`, singing: of(singing), poetry: of(poetry) };
  }

  static async start(config: Partial<Config> = {}): Promise<PreviewWorld> {
    const siteDir = mkdtempSync(join(tmpdir(), 'sawt-preview-'));
    copyFileSync(join(import.meta.dirname, '../../../index.html'), join(siteDir, 'index.html'));
    const world = await StaffWorld.start(config, { siteDir });
    const owner = await world.setUp();
    const links = new PreviewLinks(new SeasonDesk(world, owner));
    const event = await links.desk.makeEvent();
    const singing = await links.desk.makeCompetition(event.id);
    const poetry = await links.desk.makeCompetition(event.id, undefined, 'Canary poetry');
    return new PreviewWorld(siteDir, [world, owner, links], [event, singing, poetry]);
  }

  async close(): Promise<void> {
    await this.world.close();
    rmSync(this.siteDir, { recursive: true });
  }

  /** Signs the owner in anew: a session ends while the clock moves. */
  async signIn(): Promise<void> {
    this.links.desk.browser.cookies = (await this.world.layBrowser(this.owner)).cookies;
  }

  eventLink = () => this.links.make(`/event/${this.event.id}`);
  singingLink = () => this.links.make(`/competition/${this.singing.id}`);

  /** All that an address answers, apart from its time and id. */
  async whole(path: string, cookie?: string): Promise<string> {
    const reply = await this.links.get(path, { cookie });
    const body = await reply.text();
    const ofRequest = ['date', 'x-request-id', 'content-length'];
    const headers = [...reply.headers].filter(([name]) => !ofRequest.includes(name));
    return JSON.stringify([path, reply.status, headers, body.replaceAll(/"request_id":"[^"]*"/g, '')]);
  }

  /** All that visitors could learn of the drafts. */
  crawl(cookie?: string): Promise<string[]> {
    const { event, singing } = this.paths;
    const paths = [event, singing, `${singing}/register`, '/events', '/api/event'];
    const calls = [`/api/competition/${this.event.id}`, `/api/competition/details/${this.singing.id}`];
    return Promise.all([...paths, ...calls].map((path) => this.whole(path, cookie)));
  }

  /** Whether a browser gets what all others get. */
  async isOver(cookie: string | undefined): Promise<boolean> {
    return (await this.crawl(cookie)).join() === (await this.crawl()).join();
  }

  statuses(cookie: string | undefined, ...paths: string[]): Promise<number[]> {
    return Promise.all(paths.map(async (path) => (await this.links.get(path, { cookie })).status));
  }
}
