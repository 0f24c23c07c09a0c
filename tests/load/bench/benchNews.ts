import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../../scripts/chromium.mjs';
import { demoProviders } from '../../../demo/demoProviders.ts';
import { openGroup, readBoard } from '../../e2e/voting.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { atMost, type Line } from '../measures/benchLine.ts';
import { node } from '../measures/childProcess.ts';
import { RawConnection } from '../clients/rawConnection.ts';
import { smsRequest } from '../clients/smsRequest.ts';
import {
  forgetVitals,
  median,
  openAndRest,
  openPhone,
  vitalsOf,
  worst,
  type Vitals,
} from '../measures/throttledPhone.ts';

const CARDS = 50;
const GROUPS = 5;
const VISITS = 7;
const VOTES = 100;
const SECONDS = 10;
const root = join(import.meta.dirname, '../../..');

/** Measures what incoming votes do to a page of 50 cards on a throttled phone. */
export async function benchNews(): Promise<Line[]> {
  const server = await ServerProcess.start({ settings: { DEMO: 'false' } });
  execFileSync(node, [join(root, 'demo/cli.ts'), 'seed', '--entries', String(CARDS * GROUPS)], {
    env: { ...process.env, ...server.settings },
    stdio: 'ignore',
  });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  const seen: Vitals[] = [];
  for (let run = 0; run < VISITS; run++) {
    const page = await openPhone(browser);
    await openAndRest(page, `${server.origin}/vote`);
    const cards = await page.locator('[data-voter-id]').count();
    if (cards !== CARDS) throw new Error(`the page has ${cards} cards`);
    await page.waitForFunction(() => !document.querySelector('[data-fonts-awaited]'));
    await forgetVitals(page);
    const before = await votesOn(page);
    await sendVotes(server, `news-${run}`, run * VOTES);
    await page.waitForTimeout(1_000);
    const came = (await votesOn(page)) - before;
    if (came !== VOTES) throw new Error(`the page shows ${came} votes more`);
    seen.push(await vitalsOf(page));
    await page.context().close();
  }
  await browser.close();
  await server.remove();
  return [
    atMost(
      `longest task over 50 ms, ${VOTES} votes in ${SECONDS} s, ${CARDS} cards`,
      median(seen, 'longest'),
      'ms',
      {
        floor: 50,
      },
    ),
    atMost('layout shift, worst', worst(seen, 'cls'), '', { floor: 0 }),
  ];
}

const votesOn = (page: Page) =>
  page
    .locator('[data-voter-id]')
    .evaluateAll((cards) =>
      cards.reduce((sum, card) => sum + Number((card as HTMLElement).dataset['votes']), 0),
    );

/** Sends votes for all contestants in turn, evenly over `SECONDS`, each from another sender. */
async function sendVotes(server: ServerProcess, run: string, firstSender: number): Promise<void> {
  const [provider] = demoProviders;
  if (!provider) throw new Error('there is no operator');
  const { id, secret, short_code: shortCode } = provider;
  const target = { port: server.port, provider: id, secret, shortCode };
  const { participants } = openGroup(await readBoard(server));
  const connection = await RawConnection.open(server.port);
  const start = Date.now();
  for (let index = 0; index < VOTES; index++) {
    const wait = start + (index * SECONDS * 1000) / VOTES - Date.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const code = participants[index % participants.length]!.sms_code;
    await connection.send(smsRequest(target, run, firstSender + index, code));
  }
  connection.close();
}
