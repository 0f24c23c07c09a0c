import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../../scripts/chromium.mjs';
import { demoProviders } from '../../../demo/demoProviders.ts';
import { openGroup, readBoard } from '../../e2e/voting.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { RawConnection } from '../clients/rawConnection.ts';
import { smsRequest } from '../clients/smsRequest.ts';
import { atMost, type Line } from '../measures/benchLine.ts';
import { node } from '../measures/childProcess.ts';
import {
  forgetVitals,
  measureVitals,
  openAndRest,
  vitalsOf,
  worst,
  type Vitals,
} from '../measures/throttledPhone.ts';

const RANKS = 4;
const GROUPS = 5;
const VISITS = 3;
const VOTES = 200;
const SECONDS = 5;
/** Votes in a row for one contestant, so that the ranks change again and again. */
const BURST = 20;
const root = join(import.meta.dirname, '../../..');

/** Measures what a fight for four ranks does to the layout of a narrow page. */
export async function benchMoves(): Promise<Line[]> {
  const server = await ServerProcess.start({ settings: { DEMO: 'false' } });
  execFileSync(node, [join(root, 'demo/cli.ts'), 'seed', '--entries', String(RANKS * GROUPS)], {
    env: { ...process.env, ...server.settings },
    stdio: 'ignore',
  });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  const seen: Vitals[] = [];
  for (let run = 0; run < VISITS; run++) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'ar-OM' });
    await measureVitals(page);
    await openAndRest(page, `${server.origin}/vote`);
    await page.locator('[data-voter-id]').first().scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector('[data-voter-id]')?.scrollIntoView({ block: 'start' }));
    await page.waitForTimeout(1_500);
    await forgetVitals(page);
    const orders = await watchOrders(page);
    await sendBursts(server, `moves-${run}`, run * VOTES);
    await page.waitForTimeout(3_000);
    if ((await orders()) === 0) throw new Error('no contestant changed place');
    seen.push(await vitalsOf(page));
    await page.close();
  }
  await browser.close();
  await server.remove();
  const what = `${VOTES} votes in ${SECONDS} s on ${RANKS} ranks, 390 wide`;
  return [
    atMost(`layout shift, worst, ${what}`, worst(seen, 'cls'), '', { floor: 0.02 }),
    atMost(`longest task over 50 ms, worst, ${what}`, worst(seen, 'longest'), 'ms', { floor: 50 }),
  ];
}

/** Counts from now on how often the cards change places. @returns the count, once asked */
async function watchOrders(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const list = document.querySelector('[data-voter-id]')!.closest('ol')!;
    let batches = 0;
    new MutationObserver(() => (list.dataset['batches'] = String(++batches))).observe(list, {
      childList: true,
    });
  });
  return async () =>
    Number(
      await page.evaluate(
        () => document.querySelector<HTMLElement>('[data-batches]')?.dataset['batches'] ?? 0,
      ),
    );
}

/** Sends votes in bursts, from the last rank up, so that each burst takes a contestant to the top. */
async function sendBursts(server: ServerProcess, run: string, firstSender: number): Promise<void> {
  const [provider] = demoProviders;
  if (!provider) throw new Error('there is no operator');
  const { id, secret, short_code: shortCode } = provider;
  const target = { port: server.port, provider: id, secret, shortCode };
  const participants = openGroup(await readBoard(server)).participants.toReversed();
  const connection = await RawConnection.open(server.port);
  const start = Date.now();
  for (let index = 0; index < VOTES; index++) {
    const wait = start + (index * SECONDS * 1000) / VOTES - Date.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const code = participants[Math.floor(index / BURST) % participants.length]!.sms_code;
    await connection.send(smsRequest(target, run, firstSender + index, code));
  }
  connection.close();
}
