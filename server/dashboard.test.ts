import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import type { Board } from '../domain/contract.ts';
import { AccountWorld } from '../tests/support/accounts/accountWorld.ts';
import { wavFile } from '../tests/support/entries/entryForms.ts';
import { openEventStream } from '../tests/support/voting/eventStream.ts';
import { PaymentWorld } from '../tests/support/payments/paymentWorld.ts';
import { isSelected, readPromQuery, readSamples, type Sample } from './promQuery.support.ts';
import { smsFor } from '../tests/support/voting/standings.ts';
import { isWaiting } from './sms/inbox/inboxRepo.ts';
import { sendSms } from '../tests/support/voting/sendSms.ts';
import { UploadCalls } from '../tests/support/entries/uploadCalls.ts';

const folder = join(import.meta.dirname, '../docs/operating');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

type Dashboard = { panels: { title: string; targets: { expr: string; legendFormat: string }[] }[] };
const { panels } = JSON.parse(read('grafana.json')) as Dashboard;
const targets = panels.flatMap(({ title, targets: each }) => each.map((target) => ({ title, ...target })));
type Alarms = { groups: { rules: { alert: string; expr: string }[] }[] };
const alarms = (parse(read('alarms.yml')) as Alarms).groups.flatMap(({ rules }) => rules);

let samples: Sample[];

/** Gathers the metrics of servers that did a little of each kind of work. */
beforeAll(async () => {
  const payments = await PaymentWorld.start();
  const order = await payments.placed();
  payments.pay(order);
  await payments.deliverWebhooks();
  // The gateway of this server does not answer: nothing listens on port 1.
  const world = await AccountWorld.start({ ffmpegPath: null, gatewayPort: 1 });
  const account = await world.lay();
  for (let attempt = 0; attempt < 12; attempt += 1) await world.logIn(account, undefined, 'Wrong-guess-1');
  await world.ask('/forgot-password', { body: { civil_id: account.civil_id, contact_method: 'email' } });
  await world.work();
  await sendSms(world.server.site, world.clock, { text: '301' });
  const { inboxWriter, database } = world.server.store;
  await inboxWriter.submit('acceptSms', smsFor({ named: [], receivedAt: world.clock.now() }));
  await vi.waitUntil(
    async () => {
      world.clock.advance(1_000);
      return !(await isWaiting(database));
    },
    { timeout: 90_000 },
  );
  const [entry_id, email] = [(await readContestants(world))[0]?.voter_id, 'voter@example.om'];
  await world.ask('/voter/vote', { body: { entry_id, email, votes_count: 25, currency_id: 1 } });
  const uploads = new UploadCalls(world);
  const competition = await uploads.competition('player-of-the-season');
  const metadata = { competition, form: 'form-of-the-dashboard', filename: 'a.wav', filetype: 'audio/wav' };
  await uploads.send(wavFile(), { metadata });
  await uploads.begin({ bytes: 10, headers: { 'tus-resumable': '0.2.2' } });
  const stream = await openEventStream(`${world.server.site}/api/voter/stream`);
  await fetch(`${world.server.site}/api/voter/participants`);
  await world.server.app.live.writer.submit('probe', null);
  const texts = await Promise.all([
    fetch(`${world.server.metrics}/metrics`).then((response) => response.text()),
    payments.server.app.metrics.inject('/metrics').then(({ body }) => body),
  ]);
  stream.close();
  await world.close();
  await payments.close();
  samples = texts.flatMap(readSamples);
});

async function readContestants(world: AccountWorld): Promise<Board['data']['participants']> {
  const board = (await (await world.ask('/voter/participants')).json()) as Board;
  return board.data.participants;
}

/** Selectors of metrics that are not ours, or that appear only after a large failure. */
const rare = [
  /^up$/,
  /outcome=~"busy\|unavailable"/,
  /outcome="again"/,
  /status=~"5\.\."/,
  /sawt_media_jobs_total/,
];
const isRare = (selector: string) => rare.some((each) => each.test(selector));

function errorsOf(expression: string): string[] {
  const { selectors, groupedBy } = readPromQuery(expression);
  const errors: string[] = [];
  for (const selector of selectors) {
    const shown = `${selector.name}{${selector.matchers.map(({ label, operator, value }) => `${label}${operator}"${value}"`).join()}}`;
    const found = samples.filter((sample) => isSelected(sample, selector));
    const named = samples.filter(({ name }) => name === selector.name);
    const labels = new Set(named.flatMap((sample) => Object.keys(sample.labels)));
    if (found.length === 0 && !isRare(shown) && !isRare(selector.name)) errors.push(`nothing is ${shown}`);
    for (const { label } of selector.matchers)
      if (named.length > 0 && !labels.has(label)) errors.push(`${selector.name} has no label ${label}`);
    for (const label of groupedBy)
      if (named.length > 0 && !labels.has(label))
        errors.push(`${selector.name} cannot be grouped by ${label}`);
  }
  return selectors.length === 0 ? ['it asks for nothing'] : errors;
}

describe('the dashboard', () => {
  it.each(targets)('gets data: $title, $expr', ({ expr }) => {
    expect(errorsOf(expr)).toEqual([]);
  });

  it.each(targets)('names its lines by existing labels: $title', ({ expr, legendFormat }) => {
    const { groupedBy, selectors } = readPromQuery(expr);
    const own = samples.filter(({ name }) => selectors.some((each) => each.name === name));
    const known = groupedBy.length > 0 ? groupedBy : own.flatMap(({ labels }) => Object.keys(labels));
    const named = [...legendFormat.matchAll(/{{(\w+)}}/g)].map(([, label]) => label);
    expect(named.filter((label) => !known.includes(label ?? ''))).toEqual([]);
  });

  it('shows every metric of ours', () => {
    const asked = new Set(
      targets.flatMap(({ expr }) => readPromQuery(expr).selectors.map(({ name }) => name)),
    );
    const ours = new Set(
      samples
        .map(({ name }) => name.replace(/_(count|sum)$/, '_bucket'))
        .filter((name) => name.startsWith('sawt_')),
    );
    expect([...ours].filter((name) => !asked.has(name))).toEqual([]);
  });
});

describe('an alarm', () => {
  it.each(alarms)('queries existing metrics: $alert', ({ expr }) => {
    expect(errorsOf(expr)).toEqual([]);
  });
});

describe('the query reader', () => {
  it('finds selectors, matchers and grouping labels', () => {
    const query =
      'topk(8, sum by (le, route) (rate(a_bucket{route!~"/x|y",b="c"}[$__rate_interval]))) / 1e3 - d_e';
    expect(readPromQuery(query)).toEqual({
      selectors: [
        {
          name: 'a_bucket',
          matchers: [
            { label: 'route', operator: '!~', value: '/x|y' },
            { label: 'b', operator: '=', value: 'c' },
          ],
        },
        { name: 'd_e', matchers: [] },
      ],
      groupedBy: ['le', 'route'],
    });
  });

  it('finds a name or a label that no server has', () => {
    expect(errorsOf('rate(sawt_vote_total[1m])')).toEqual(['nothing is sawt_vote_total{}']);
    expect(errorsOf('sum by (chanel) (sawt_votes_total)')).toEqual([
      'sawt_votes_total cannot be grouped by chanel',
    ]);
    expect(errorsOf('sawt_votes_total{channel="post"}')).toEqual([
      'nothing is sawt_votes_total{channel="post"}',
    ]);
  });
});
