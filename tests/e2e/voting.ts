import { execFile } from 'node:child_process';
import { expect, type Locator, type Page } from '@playwright/test';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rankParticipants } from '../../domain/board.ts';
import type { Board, Group } from '../../domain/contract.ts';
import { randomSender, sendSms as simulateSms } from '../../scripts/smsSender.ts';
import { demoProviders } from '../../demo/demoProviders.ts';
import type { ServerProcess } from '../support/servers/serverProcess.ts';

/** The links that lead to paying for votes: one contestant's card has one, a list has many. */
export const voteLinks = (place: Page | Locator): Locator =>
  place.getByRole('link', { name: /^(صوّت الآن|Vote Now): / });

/** The Vote Now of the first contestant in the list. */
export const firstVote = (page: Page): Locator => voteLinks(page.getByRole('article').first());

const root = join(import.meta.dirname, '../..');

/**
 * Sends one text message at the server's own time, which may differ from the machine's.
 * @param to the short code of its operator
 * @returns its outcome
 */
export async function smsOutcome(
  server: ServerProcess,
  code: string,
  to = demoProviders[0]?.short_code,
): Promise<string> {
  const provider = demoProviders.find(({ short_code }) => short_code === to);
  if (!provider) throw new Error('there is no such operator');
  const now = Date.now() + Number(server.settings['CLOCK_OFFSET_MS']);
  const { outcome } = await simulateSms(server.origin, { provider, from: randomSender(), text: code }, now);
  return outcome;
}

/** Sends text messages as `npm run sms` does: the simulator's own process, against the real server. */
export async function sendSms(server: ServerProcess, code: string, count = 1): Promise<string> {
  const script = join(root, 'scripts/sms.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [script, '--to', code, '--count', String(count), '--origin', server.origin],
    { env: { ...process.env, ...server.settings } },
  );
  return stdout;
}

const smsVote = /^(صوّت برسالة نصية|Vote by SMS): /;

/** On a phone: a card's vote by text message while no operator is chosen. */
export const smsButton = (card: Locator): Locator => card.getByRole('button', { name: smsVote });

/** The direct link of a card's vote by text message, once the operator is chosen. */
export const smsLink = (card: Locator): Locator => card.getByRole('link', { name: smsVote });

/**
 * Begins a vote by text message as a viewer does: a phone from the card, through the operator of this number; a computer
 * reads the number on the banner and the code on the card.
 * @returns the message to send
 */
export async function beginText(card: Locator, number: string): Promise<{ to: string; text: string }> {
  const page = card.page();
  if (await page.evaluate(() => matchMedia('(pointer: fine)').matches)) {
    const copy = page.getByRole('button', { name: new RegExp(`^Copy the number .*${number}`) });
    await expect(copy).toBeVisible();
    await expect(card.getByRole('button', { disabled: false })).toHaveCount(0);
    return { to: number, text: await card.getByText(/^\d{3}$/).innerText() };
  }
  await expect(page.locator(`a[href="sms:${number}"]`)).toBeVisible();
  await smsButton(card).tap();
  const operator = card.getByRole('link', { name: new RegExp(`${number}$`) });
  const href = (await operator.getAttribute('href')) ?? '';
  await operator.tap();
  await expect(smsLink(card)).toBeFocused();
  await expect(smsLink(card)).toHaveAttribute('href', href);
  await smsLink(card).blur();
  const [, to = '', text = ''] = /^sms:(\d+)\?body=(.*)$/.exec(href) ?? [];
  return { to, text: decodeURIComponent(text) };
}

export async function readBoard(server: Pick<ServerProcess, 'origin'>): Promise<Board> {
  const response = await fetch(`${server.origin}/api/voter/participants`);
  return (await response.json()) as Board;
}

export function openGroup(board: Board): Group {
  const group = board.data.groups.find(
    ({ opens_at, closes_at }) => opens_at <= board.server_time && board.server_time < closes_at,
  );
  if (!group) throw new Error('no group is open');
  return group;
}

/** The least votes that bring a contestant of the open group to the first place. */
export function votesToOvertake(board: Board, voterId: string): number {
  const percent = board.data.competition?.round.voting_percent ?? 0;
  const { participants } = openGroup(board);
  for (let votes = 1; ; votes++) {
    const after = participants.map((each) =>
      each.voter_id === voterId ? { ...each, total_votes: each.total_votes + votes } : each,
    );
    if (rankParticipants(after, percent)[0]?.voter_id === voterId) return votes;
  }
}
