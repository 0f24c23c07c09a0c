import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { staffPaths } from '../../domain/staff/staffPaths.ts';
import { staffPageHeaders } from '../platform/http/securityHeaders.ts';
import type { MediaConfig } from '../media/mediaSettings.ts';
import type { PlatformConfig } from '../platform/settings/platformSettings.ts';

const YEAR_MS = 31_536_000_000;
const builtStaff = join(import.meta.dirname, '../../dist/staff');

/** The page of the staff application in a build; it is missing where the host serves the API alone. */
const pageIn = (folder: string) => join(folder, 'staff.html');

/** Whether this installation has the staff application. */
export const hasStaffPages = (): boolean => existsSync(pageIn(builtStaff));

/**
 * Registers the staff application on the admin host: one page for all of its paths, and its files. Without a build the
 * host serves the API alone.
 * @param folder the build; the project's `dist/staff` by default
 */
export async function registerStaffPages(
  admin: FastifyInstance,
  config: Pick<PlatformConfig, 'publicOrigin'> & Pick<MediaConfig, 'mediaOrigin'>,
  folder = builtStaff,
): Promise<void> {
  if (!existsSync(pageIn(folder))) return;
  const html = readFileSync(pageIn(folder), 'utf8');
  const headers = staffPageHeaders(config);
  for (const each of Object.values(staffPaths))
    admin.get(each, (_request, reply) => reply.headers(headers).type('text/html; charset=utf-8').send(html));
  await admin.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    dotfiles: 'deny',
    immutable: true,
    maxAge: YEAR_MS,
    preCompressed: true,
  });
}
