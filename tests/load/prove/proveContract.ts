import * as fc from 'fast-check';
import { demoProviders } from '../../../demo/demoProviders.ts';
import { signBody } from '../../../server/platform/http/signBody.ts';
import { contractViolations } from '../../support/servers/contract.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { atLeast, atMost, type Line } from '../measures/benchLine.ts';
import { casesOf, fuzzedOperations, type Case, type FuzzedOperation } from './contractFuzz/operationCases.ts';
import { sendCase } from './contractFuzz/sendCase.ts';
import { DEMO_PASSWORD, demoToken, setDemoPasswords } from '../clients/demoPasswords.ts';

const CASES = 500;
const AT_ONCE = 8;
const SEED = 2026;
/**
 * Operations that end the session of their token. They get an invalid token, to spare the one that other
 * requests use.
 */
const endsSessions = new Set(['logOut', 'revokeSession']);

/** What went wrong, each kind once, with the first request that showed it. */
type Findings = Map<string, string>;

/** G26: sends at least 500 requests to each operation of the contract, made of valid and of odd values. */
export async function prove(): Promise<Line[]> {
  const server = await ServerProcess.start({ settings: { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'silent' } });
  const [civilId = ''] = await setDemoPasswords(server);
  const token = await demoToken(server, civilId);
  const known = await knownTexts(server, token, civilId);
  const operations = fuzzedOperations();
  const found: Record<'failures' | 'silences' | 'violations', Findings> = {
    failures: new Map(),
    silences: new Map(),
    violations: new Map(),
  };
  let sent = 0;
  for (const operation of operations) {
    const cases = fc.sample(casesOf(operation, known), { numRuns: CASES, seed: SEED });
    const origin = operation.isStaff ? server.adminOrigin : server.origin;
    const send = async (given: Case) => {
      const index = (sent += 1);
      const one = signed(operation, endsSessions.has(operation.id) ? { ...given, as: 'stranger' } : given);
      const reply = await sendCase({ origin, method: operation.method, token }, one, index);
      const what = `${operation.method} ${one.path} ${JSON.stringify(one.headers)} ${shown(one.body)}`;
      const note = (kind: keyof typeof found, text: string) => {
        const key = `${operation.id}: ${text}`;
        if (!found[kind].has(key)) found[kind].set(key, what);
      };
      if (reply instanceof Error) return note('silences', reply.message);
      if (reply.status >= 500 && reply.status !== 503) note('failures', `${reply.status} ${reply.text}`);
      for (const violation of contractViolations(operation.id, reply)) note('violations', violation);
    };
    for (let at = 0; at < cases.length; at += AT_ONCE)
      await Promise.all(cases.slice(at, at + AT_ONCE).map(send));
  }
  const isAlive = await fetch(`${server.origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
  await server.remove();
  for (const findings of Object.values(found))
    for (const [text, request] of findings) console.log(`  ${text}\n    ${request.slice(0, 400)}`);
  return [
    atLeast('operations', operations.length, ''),
    atLeast('requests to each', sent / operations.length, '', { floor: CASES }),
    atMost('answers of 500 and more but 503, of different kinds', found.failures.size, '', { floor: 0 }),
    atMost('crashes and requests that nobody answered', found.silences.size + (isAlive ? 0 : 1), '', {
      floor: 0,
    }),
    atMost('answers that the contract does not describe', found.violations.size, '', { floor: 0 }),
  ];
}

const shown = (body: Case['body']) =>
  body instanceof FormData
    ? JSON.stringify([...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]))
    : String(body ?? '').slice(0, 200);

/** Signs half of the mobile operators' calls correctly; the others must fail the signature check. */
function signed({ id }: FuzzedOperation, one: Case): Case {
  const [provider] = demoProviders;
  if (id !== 'receiveSms' || !provider || !Buffer.isBuffer(one.body) || one.body.length % 2 === 0) return one;
  const timestamp = String(Math.floor(Date.now() / 1_000));
  return {
    ...one,
    path: `/api/sms/inbound/${provider.id}`,
    headers: {
      ...one.headers,
      'X-Timestamp': timestamp,
      'X-Signature': signBody(provider.secret, timestamp, one.body),
    },
  };
}

/** Ids, slugs and codes from replies of the server, so that many requests pass its first checks. */
async function knownTexts({ origin }: ServerProcess, token: string, civilId: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const read = async (path: string) => (await fetch(`${origin}/api${path}`, { headers })).text();
  const texts = await Promise.all(['/event', '/voter/participants', '/participant', '/session'].map(read));
  const [events = ''] = texts;
  const ids = [...events.matchAll(/"id":"([\w-]{22})"/g)].map(([, id]) => id ?? '');
  const competitions = await Promise.all(ids.map((id) => read(`/competition/${id}`)));
  const known = [...texts, ...competitions].flatMap((text) =>
    [...text.matchAll(/"(?:id|voter_id|slug|sms_code)":"?([\w-]+)"?/g)].map(([, value]) => value ?? ''),
  );
  return [
    ...new Set([...known, civilId, DEMO_PASSWORD, ...demoProviders.map(({ id }) => id), 'about', 'sandbox']),
  ];
}
