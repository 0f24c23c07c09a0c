import { setTimeout as sleep } from 'node:timers/promises';
import { formOf, passport, person, song, type NamedFile } from '../../support/entries/entryForms.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { atMost, type Line } from '../measures/benchLine.ts';
import { hostileFiles } from './hostileFiles.ts';
import { memoryOf, watchMemory } from '../measures/memory.ts';
import { someCompetition } from '../clients/someCompetition.ts';

const MEGABYTE = 1_000_000;
const FILE_BYTES = 40 * MEGABYTE;
/** How many honest forms are sent first, so that the server has loaded everything that forms need. */
const WARM_FORMS = 4;
/** How long (ms) to wait until the memory of a form is free again. */
const REST_MS = 1_000;
/** How long (ms) to wait until the server has drawn a poster. */
const DRAWN_MS = 4_000;

type Files = Readonly<Record<string, NamedFile>>;

/**
 * Measures how much memory each kind of hostile file adds to a server, when a registration form contains
 * it. Each gets a new server.
 */
export async function prove(): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [kind, files] of await hostileFiles(FILE_BYTES)) {
    const { status, added } = await measure(files);
    lines.push(atMost(`${kind} (answered ${status}) adds`, added / MEGABYTE, 'MB', { floor: 64 }));
  }
  return lines;
}

async function measure(files: Files): Promise<{ status: number; added: number }> {
  const server = await ServerProcess.start();
  const { id } = await someCompetition(server.origin);
  for (let form = 0; form < WARM_FORMS; form += 1) {
    await send(server, id, { media_file: song() });
    await sleep(REST_MS);
  }
  const before = memoryOf(server);
  const most = watchMemory(server);
  const status = await send(server, id, files);
  await sleep(DRAWN_MS);
  const added = most() - before;
  await server.remove();
  return { status, added };
}

async function send({ origin }: ServerProcess, competition: string, files: Files): Promise<number> {
  const form = formOf({ ...person(), comp_id: competition }, { id_passport_url: passport(), ...files });
  return (await fetch(`${origin}/api/signup`, { method: 'POST', body: form })).status;
}
