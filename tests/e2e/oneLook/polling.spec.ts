import { expect } from '@playwright/test';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { openGroup, readBoard, sendSms } from '../voting.ts';
import { test } from '../withinPolicy.ts';

let server: ServerProcess;
test.afterEach(() => server.remove());

/** Lets votes arrive until the board has passed its first step, before which no piece leads anywhere. */
async function passFirstStep(code: string): Promise<number> {
  let board = await readBoard(server);
  while (Number(board.version.split('.')[1]) < 4) {
    const { version } = board;
    await sendSms(server, code);
    await expect.poll(async () => (board = await readBoard(server)).version).not.toBe(version);
  }
  return openGroup(board).participants.find(({ sms_code }) => sms_code === code)?.total_votes ?? 0;
}

test('shows votes as they arrive without a stream, by pieces, and looks no different', async ({ page }) => {
  server = await ServerProcess.start({ settings: { STREAM_LIMIT: '0' } });
  const { sms_code, voter_id } = openGroup(await readBoard(server)).participants[0]!;
  const votes = await passFirstStep(sms_code);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const polled = page.waitForResponse(/voter\/board$/);
  await page.goto(`${server.origin}/vote`);
  await polled;
  await sendSms(server, sms_code);
  await expect(page.locator(`[data-voter-id="${voter_id}"]`)).toHaveAttribute(
    'data-votes',
    String(votes + 1),
  );
  expect(asked.filter((path) => path.includes('/voter/stream'))).toEqual([]);
  expect(asked.filter((path) => path.includes('/voter/deltas/'))).toHaveLength(1);
  await expect(page.getByText(/التحديث المباشر/)).toHaveCount(0);
});

test('asks why its stream was refused, and polls at once', async ({ page, context }) => {
  server = await ServerProcess.start({ settings: { STREAM_LIMIT: '1' } });
  const stream = page.waitForResponse(/voter\/stream/);
  await page.goto(`${server.origin}/vote`);
  expect((await stream).status()).toBe(200);
  // Another browser's page, rendered before the stream opened.
  const late = await (await context.browser()!.newContext()).newPage();
  await late.route('**/api/config', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), updates: 'stream' } });
  });
  const refused = late.waitForResponse(/voter\/stream/);
  const polled = late.waitForResponse(/voter\/board$/);
  await late.goto(`${server.origin}/vote`);
  expect([(await refused).status(), (await polled).status()]).toEqual([503, 200]);
  await expect(late.getByRole('article').first()).toBeVisible();
  await expect(late.getByText(/التحديث المباشر/)).toHaveCount(0);
  await late.context().close();
});
