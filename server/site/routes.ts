import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { Keys } from '../platform/keys.ts';
import type { Clock } from '../platform/clock.ts';
import type { ObjectStore } from '../platform/storage/store.ts';
import type { LiveBoards } from '../voting/liveBoards.ts';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import { openPreviews } from '../catalogue/preview/openPreviews.ts';
import type { OperationHandlers } from '../platform/http/contract.ts';
import { configRoute } from './configRoute.ts';
import type { SiteConfig } from './publicConfig.ts';
import { registerPages } from './page.ts';
import { registerPreview } from './preview/registerPreview.ts';
import type { ReadReceipt } from './receiptPage.ts';
import { registerSitemap } from './sitemap.ts';
import { readSite, registerFiles } from './siteFiles.ts';
import { registerUnsubscribe, type Unsubscribing } from './unsubscribe/registerUnsubscribe.ts';
import { checkpointSigner } from '../voting/checkpoints/checkpointHash.ts';
import { registerCheckpointNotes } from '../voting/checkpoints/checkpointNotes.ts';
import { registerRecountProgram } from '../voting/recountProgram.ts';

const builtSite = join(import.meta.dirname, '../../dist/site');

export type SiteRouteDeps = {
  config: SiteConfig;
  database: Kysely<Schema>;
  keys: Keys;
  catalogue: LiveCatalogue;
  boards: LiveBoards;
  clock: Clock;
  readReceipt: ReadReceipt;
  unsubscribing: Unsubscribing;
  /** The store of files: a bucket where the settings name one. */
  objects: ObjectStore;
  /** The build of the site; the project's `dist/site` by default. */
  siteDir?: string | undefined;
};

/** The public settings. */
export const siteRoutes = ({ config, clock }: SiteRouteDeps): OperationHandlers => ({
  readConfig: configRoute(config, clock),
});

/** Registers what the site's listener serves besides the API: files, pages, and the tools of a recount. */
export async function registerSite(site: FastifyInstance, deps: SiteRouteDeps): Promise<void> {
  const { config, catalogue, boards, clock } = deps;
  const folders = {
    site: deps.siteDir ?? builtSite,
    images: join(config.dataDir, 'images'),
    kept: join(config.dataDir, 'assets'),
  };
  const bucket = config.s3 ? deps.objects : undefined;
  const previewOf = openPreviews(deps);
  await registerFiles(site, folders, { clock, bucket, database: deps.database, previewOf });
  registerSitemap(site, config.publicOrigin, catalogue);
  registerRecountProgram(site);
  const { publicKey } = checkpointSigner(deps.keys.checkpoint);
  registerCheckpointNotes(site, { ...deps, publicOrigin: config.publicOrigin, publicKey });
  registerPreview(site, config);
  registerUnsubscribe(site, config, deps.unsubscribing);
  registerPages(site, {
    config,
    built: await readSite(folders),
    catalogue,
    boards,
    clock,
    readReceipt: deps.readReceipt,
    previewOf,
  });
}
