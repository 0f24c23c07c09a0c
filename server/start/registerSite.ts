import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { LiveVote } from './liveVote.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Keys } from '../platform/keys.ts';
import type { Config } from './settings.ts';
import { registerPages } from '../site/page.ts';
import { registerSitemap } from '../site/sitemap.ts';
import { readSite, registerFiles } from '../site/siteFiles.ts';
import { checkpointSigner } from '../voting/checkpoints/checkpointHash.ts';
import { registerCheckpointNotes } from '../voting/checkpoints/checkpointNotes.ts';
import { registerRecountProgram } from '../voting/recountProgram.ts';

const builtSite = join(import.meta.dirname, '../../dist/site');

type SiteDeps = {
  config: Config;
  database: Kysely<Schema>;
  keys: Keys;
  /** The build of the site; `dist/site` of the project when not given. */
  siteDir?: string | undefined;
};

/** What the site's listener serves beside the API: files, pages, and what a recount needs. */
export async function registerSite(
  site: FastifyInstance,
  deps: SiteDeps,
  { catalogue, board, clock }: Pick<LiveVote, 'catalogue' | 'board' | 'clock'>,
): Promise<void> {
  const { config } = deps;
  const folders = {
    site: deps.siteDir ?? builtSite,
    images: join(config.dataDir, 'images'),
    kept: join(config.dataDir, 'assets'),
  };
  await registerFiles(site, folders, clock.now());
  registerSitemap(site, config.publicOrigin, catalogue);
  registerRecountProgram(site);
  const { publicKey } = checkpointSigner(deps.keys.checkpoint);
  registerCheckpointNotes(site, { ...deps, publicOrigin: config.publicOrigin, publicKey });
  registerPages(site, { config, built: await readSite(folders), catalogue, board, clock });
}
