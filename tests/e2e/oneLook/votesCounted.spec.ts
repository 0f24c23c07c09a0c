import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import type { Board } from '../../../domain/contract.ts';
import { keyOf } from '../../support/payments/keyOf.ts';
import { contestant, readReceiptPlaces, readSold, successCard, test } from '../buying.ts';
import { readBoard, sendSms } from '../voting.ts';

const run = promisify(execFile);
/** Longer than the minute in which the server signs the next checkpoint. */
const CHECKPOINT_WAIT_MS = 75_000;

test('a recount from the downloaded ledger alone agrees with the board', async ({ buyer, page, server }) => {
  await buyer.openPayment();
  await buyer.placeOrder();
  await buyer.payWith(successCard);
  await buyer.seeSuccess();
  await sendSms(server, (await contestant(server)).sms_code);
  expect(readSold(server).votes).toBeGreaterThanOrEqual(3);

  await buyer.open('/transparency');
  const ledger = await download(page, '/api/voter/ledger', join(server.folder, 'ledger.ndjson'));
  const program = await download(page, '/recount.mjs', join(server.folder, 'recount.mjs'));
  const { stdout } = await run(process.execPath, [program, ledger]);
  expect(totalsIn(stdout)).toEqual(totalsOf(await readBoard(server)));

  const online = await run(process.execPath, [program, server.origin, '--key', keyOf(server.folder)]);
  expect(online.stdout).toContain('The board shows these totals and standings.');
  expect(online.stdout).toMatch(/^\d+ checkpoints, signed by [\w-]{43}, hold\.$/m);
});

test('a receipt names its row, and later the checkpoint that signs it', async ({ buyer, page, server }) => {
  const { words } = buyer;
  const [first] = readReceiptPlaces(server);
  await buyer.open(`/receipt/${first?.code}`);
  const valueOf = (term: string) => page.locator('dt', { hasText: term }).locator('xpath=../dd');
  await expect(valueOf(words.row)).toHaveText(`${first?.stream} ${first?.seq}`);
  await expect(valueOf(words.checkpoint)).toHaveText(/^\d+$/, { timeout: CHECKPOINT_WAIT_MS });
});

async function download(page: Page, path: string, to: string): Promise<string> {
  const started = page.waitForEvent('download');
  await page.locator(`a[href="${path}"]`).first().click();
  await (await started).saveAs(to);
  return to;
}

/** The totals that the recount program prints, one contestant a line, by entry. */
function totalsIn(output: string): Record<string, number> {
  const lines = [...output.matchAll(/^ {2}([\w-]{22}) (\d+)/gm)];
  return Object.fromEntries(lines.map(([, entry = '', votes]) => [entry, Number(votes)]));
}

function totalsOf({ data }: Board): Record<string, number> {
  const voted = data.groups
    .flatMap(({ participants }) => participants)
    .filter((each) => each.total_votes > 0);
  return Object.fromEntries(voted.map(({ voter_id, total_votes }) => [voter_id, total_votes]));
}
