import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { pathToFileURL } from 'node:url';
import type { PreviewOf } from '../catalogue/preview/openPreviews.ts';
import type { PaintPage } from '../../domain/firstPaint.ts';
import { registerContestantPreviews } from './contestantPreview.ts';
import { defaultPreview } from './defaultPreview.ts';
import { favicon } from './favicon.ts';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import { logFailure } from '../platform/eventLog.ts';
import { every } from '../platform/every.ts';
import { runWorkers } from '../platform/runWorkers.ts';
import type { ObjectStore } from '../platform/storage/store.ts';
import { filesIn, keepAssets } from './keptAssets.ts';
import { hideDraftPictures } from './publicPictures.ts';
import { readScreenFiles, type FilesOf } from './screenFiles.ts';
import { shareBuild } from './sharedBuild.ts';
import { serveShared } from './sharedFiles.ts';
import { registerStartFiles } from './startFiles.ts';

const YEAR_MS = 31_536_000_000;
const TICK_MS = 60_000;
const SHARE_MS = 3_600_000;

export type SiteFolders = {
  /** The build of the site, with its index.html and assets. */
  site: string;
  /** Images made by the server. */
  images: string;
  /** Assets of this build and of earlier ones. */
  kept: string;
};

/** The build's common page and its files for each page. */
export type BuiltSite = {
  html: string;
  files: FilesOf;
  /** Renders pages on the server; undefined in a build without that: only browsers render pages then. */
  paint: PaintPage | undefined;
};

/** The build of the site, or undefined when there is none. */
export async function readSite({ site }: SiteFolders): Promise<BuiltSite | undefined> {
  const path = join(site, 'index.html');
  if (!existsSync(path)) return undefined;
  const html = readFileSync(path, 'utf8');
  return { html, files: readScreenFiles(site, html), paint: await readPainter(join(site, '../paint')) };
}

async function readPainter(folder: string): Promise<PaintPage | undefined> {
  const path = join(folder, 'firstPaint.js');
  if (!existsSync(path)) return undefined;
  const { paintPage } = (await import(pathToFileURL(path).href)) as { paintPage: PaintPage };
  return paintPage;
}

export type FileDeps = {
  clock: Clock;
  /** Where every node finds the images, and files of builds that other nodes serve. */
  bucket: ObjectStore | undefined;
  database: Kysely<Schema>;
  previewOf: PreviewOf;
};

/**
 * Registers the files of the site: built assets and images, whose names change with their bytes, and the favicon.
 */
export async function registerFiles(
  app: FastifyInstance,
  folders: SiteFolders,
  { clock, bucket, database, previewOf }: FileDeps,
): Promise<void> {
  const assets = join(folders.site, 'assets');
  if (existsSync(assets)) await registerAssets(app, assets, folders.kept, { clock, bucket });
  registerStartFiles(app, folders.site);
  mkdirSync(folders.images, { recursive: true });
  registerContestantPreviews(app, { folder: folders.images, bucket });
  await app.register(async (scope) => {
    hideDraftPictures(scope, database, previewOf);
    if (bucket) serveShared(scope, '/images/', { objects: bucket, area: 'images', own: new Set() });
    await serve(scope, folders.images, '/images/');
  });
  app.get(defaultPreview.address, (_request, reply) =>
    reply
      .type('image/jpeg')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(defaultPreview.bytes),
  );
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(favicon),
  );
}

async function registerAssets(
  app: FastifyInstance,
  assets: string,
  kept: string,
  { clock, bucket }: { clock: Clock; bucket: ObjectStore | undefined },
): Promise<void> {
  if (!bucket) {
    await serve(app, [assets, ...keep(app, assets, kept, clock.now())], '/assets/');
    return;
  }
  const files = filesIn(assets);
  const sharer = every({
    lease: null,
    ms: SHARE_MS,
    clock,
    work: () => shareBuild(bucket, assets, files, clock.now()),
    onError: logFailure(app.log)('assets_not_shared'),
  });
  // Shares the files before this node sends a page, so that other nodes can serve them.
  sharer.tick();
  await sharer.rest();
  const running = runWorkers([sharer], TICK_MS);
  app.addHook('onClose', () => running.close());
  await app.register(async (scope) => {
    serveShared(scope, '/assets/', { objects: bucket, area: 'assets', own: new Set(files) });
    await serve(scope, assets, '/assets/');
  });
}

/** The folder of earlier builds' files; none if they could not be kept, since the site works without them. */
function keep(app: FastifyInstance, assets: string, kept: string, now: number): string[] {
  try {
    keepAssets(assets, kept, now);
    return [kept];
  } catch (error) {
    app.log.warn({ err: error }, 'assets_not_kept');
    return [];
  }
}

async function serve(app: FastifyInstance, root: string | string[], prefix: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    index: false,
    dotfiles: 'deny',
    immutable: true,
    maxAge: YEAR_MS,
    preCompressed: true,
  });
}
