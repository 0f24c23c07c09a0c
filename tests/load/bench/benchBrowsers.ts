import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../../scripts/chromium.mjs';
import { demoProviders } from '../../../demo/demoProviders.ts';
import { openGroup, readBoard } from '../../e2e/voting.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { atMost, type Line } from '../measures/benchLine.ts';
import { RawConnection } from '../clients/rawConnection.ts';
import { smsRequest } from '../clients/smsRequest.ts';

const BROWSERS = 5;
const RATE = 100;
const SECONDS = 10;

type Seen = { at: number; votes: number };

/**
 * Measures the time from the 2xx of a vote to the changed number on the page, in five real browsers at 100
 * votes a second.
 */
export async function benchBrowsers(): Promise<Line[]> {
  const server = await ServerProcess.start();
  const [provider] = demoProviders;
  const participant = openGroup(await readBoard(server)).participants[0];
  if (!provider || !participant) throw new Error('nobody can be voted for');
  const target = {
    port: server.port,
    provider: provider.id,
    secret: provider.secret,
    shortCode: provider.short_code,
  };
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  const contexts = await Promise.all(Array.from({ length: BROWSERS }, () => browser.newContext()));
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  await Promise.all(pages.map((page) => watch(page, `${server.origin}/vote`, participant.voter_id)));

  const acknowledged: number[] = [];
  const connection = await RawConnection.open(server.port);
  const start = Date.now();
  for (let index = 0; index < RATE * SECONDS; index++) {
    const wait = start + (index * 1000) / RATE - Date.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    await connection.send(smsRequest(target, 'browsers', index, participant.sms_code));
    acknowledged.push(Date.now());
  }
  connection.close();
  const goal = participant.total_votes + acknowledged.length;
  await Promise.all(
    pages.map((page) => page.waitForFunction((votes) => globalThis.__seen.at(-1)!.votes >= votes, goal)),
  );
  const seen = await Promise.all(pages.map((page) => page.evaluate(() => globalThis.__seen)));
  await browser.close();
  await server.remove();

  const delays = seen
    .flatMap((list) => delaysOf(list, acknowledged, participant.total_votes))
    .toSorted((a, b) => a - b);
  return [
    atMost(
      `2xx to the changed number, ${BROWSERS} browsers, p95`,
      delays[Math.floor(delays.length * 0.95)] ?? Number.NaN,
      'ms',
      { floor: 1000 },
    ),
    atMost('slowest', delays.at(-1) ?? Number.NaN, 'ms'),
  ];
}

declare global {
  var __seen: Seen[];
}

async function watch(page: Page, url: string, voterId: string): Promise<void> {
  await page.goto(url);
  const card = page.locator(`[data-voter-id="${voterId}"]`);
  await card.waitFor();
  await card.evaluate((element) => {
    const note = () =>
      globalThis.__seen.push({ at: Date.now(), votes: Number(element.getAttribute('data-votes')) });
    globalThis.__seen = [];
    note();
    new MutationObserver(note).observe(element, { attributeFilter: ['data-votes'] });
  });
}

/**
 * The time (ms) from the 2xx of each vote until the page showed a total that includes it.
 * @param base the total before the first vote
 */
function delaysOf(seen: readonly Seen[], acknowledged: readonly number[], base: number): number[] {
  let position = 0;
  return acknowledged.map((at, index) => {
    while (position < seen.length - 1 && seen[position]!.votes < base + index + 1) position++;
    return Math.max(0, seen[position]!.at - at);
  });
}
