import { setTimeout as sleep } from 'node:timers/promises';
import { formOf, passport, person, song } from '../../../support/entries/entryForms.ts';
import { metadataOf, newForm } from '../../../support/entries/uploadCalls.ts';
import type { ServerProcess } from '../../../support/servers/serverProcess.ts';
import { DEMO_PASSWORD } from '../../clients/demoPasswords.ts';

const READY_EVERY_MS = 250;
const tus = { 'tus-resumable': '1.0.0' };

/**
 * How often each kind of honest request failed during an attack; `unready` counts failed requests of
 * /readyz.
 */
export type Harm = { unready: number; logins: number; entries: number };

/**
 * During an attack, one person logs in, another registers with a recording, and an orchestrator asks for
 * readiness all the time. Counts what fails.
 */
export async function honestPeople(
  server: ServerProcess,
  competition: string,
  civilId: string,
  seconds: number,
): Promise<Harm> {
  const end = performance.now() + seconds * 1_000;
  const [unready, logins, entries] = await Promise.all([
    readiness(server, end),
    oneRefused(() => logIn(server, civilId)),
    oneRefused(() => register(server, competition)),
  ]);
  return { unready, logins, entries };
}

async function readiness({ origin }: ServerProcess, end: number): Promise<number> {
  let unready = 0;
  while (performance.now() < end) {
    const status = await fetch(`${origin}/readyz`).then(
      (response) => response.status,
      () => 0,
    );
    if (status !== 200) unready += 1;
    await sleep(READY_EVERY_MS);
  }
  return unready;
}

async function oneRefused(attempt: () => Promise<Response>): Promise<number> {
  const response = await attempt().catch((error: unknown) => String(error));
  if (typeof response !== 'string' && response.ok) return 0;
  console.error(typeof response === 'string' ? response : `${response.status} ${await response.text()}`);
  return 1;
}

function logIn({ origin }: ServerProcess, civil_id: string): Promise<Response> {
  const body = JSON.stringify({ civil_id, password: DEMO_PASSWORD });
  const headers = { 'content-type': 'application/json' };
  return fetch(`${origin}/api/login`, { method: 'POST', headers, body });
}

/**
 * Registers as the site does: uploads the recording first, then sends the form with the upload's ticket.
 */
async function register({ origin }: ServerProcess, competition: string): Promise<Response> {
  const form = newForm();
  const { name: filename, content } = song();
  const metadata = metadataOf({ competition, form, filename, filetype: 'audio/wav' });
  const begun = await fetch(`${origin}/api/uploads`, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(content.length), 'upload-metadata': metadata },
  });
  const location = begun.headers.get('location');
  if (location === null) return begun;
  const sent = await fetch(`${origin}${location}`, {
    method: 'PATCH',
    headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    body: content,
  });
  if (!sent.ok) return sent;
  const fields = { ...person(), comp_id: competition, media_ticket: location.split('/').at(-1) ?? '' };
  const body = formOf(fields, { id_passport_url: passport() });
  return fetch(`${origin}/api/signup`, { method: 'POST', headers: { 'idempotency-key': form }, body });
}
