import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Keys } from '../../platform/keys.ts';
import { catalogueView, type CatalogueView } from '../catalogueView.ts';
import type { LiveCatalogue } from '../liveCatalogue.ts';
import { type OpenedLink, readPreviewCookie } from './previewCookie.ts';
import { findById } from './previewLinksRepo.ts';
import { withDrafts } from './withDrafts.ts';

/** The catalogue as one browser sees it, with the drafts of the link that it opened. */
export type Preview = {
  view: CatalogueView;
  /** Until when the browser shows it (UTC ms), and the zone of its event. */
  until: number;
  zone: string;
  /** Whether visitors see the event already, without its drafts. */
  isEventPublic: boolean;
  /** Whether a picture of a name is among what it shows. */
  showsPicture: (name: string) => boolean;
};

/** The preview of a request by its cookies; undefined without one that works. */
export type PreviewOf = (cookies: string | undefined) => Promise<Preview | undefined>;

export type PreviewDeps = {
  database: Kysely<Schema>;
  catalogue: LiveCatalogue;
  clock: Clock;
  keys: Pick<Keys, 'device'>;
};

/**
 * Each request reads its link anew, so that a preview ends with it: on every node, at once. While the database cannot be read,
 * the browser gets what visitors get.
 */
export function openPreviews({ database, catalogue, clock, keys }: PreviewDeps): PreviewOf {
  const read = async ({ id, until }: OpenedLink, now: number): Promise<Preview | undefined> => {
    const link = await findById(database, id, now);
    if (!link || link.isPublic) return undefined;
    const rows = await withDrafts(database, catalogue.rows, link);
    const { zone, isEventPublic } = link;
    const showsPicture = (name: string) =>
      [...rows.events, ...rows.competitions].some(({ picture }) => picture === name);
    return { view: catalogueView(rows, now), until, zone, isEventPublic, showsPicture };
  };
  return async (cookies) => {
    const now = clock.now();
    const opened = readPreviewCookie(cookies, keys.device, now);
    return opened && read(opened, now).catch(() => undefined);
  };
}
