import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSmsApp, type SmsApp } from '../tests/support/voting/smsApp.ts';
import { smsSummary } from './smsSummary.ts';

const DAY = 86_400_000;

describe('the simulator of mobile operators', () => {
  let sms: SmsApp;
  beforeEach(async () => {
    sms = await openSmsApp();
    const now = Date.now();
    sms.clock.advance(now - sms.clock.now());
    const group = sms.database.db.updateTable('voting_groups').where('number', '=', 1);
    await group.set({ opens_at: now - DAY, closes_at: now + DAY }).execute();
    await sms.directory.refresh();
  });
  afterEach(() => sms.close());

  const run = async (...args: string[]) => {
    const script = join(import.meta.dirname, 'sms.ts');
    const child = spawn(process.execPath, [script, '--origin', sms.app.listeningOrigin, ...args]);
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    const [code] = (await once(child, 'close')) as [number];
    return { code, lines: output.trim().split('\n') };
  };

  it('sends a message as each operator in turn, signed, and prints the replies', async () => {
    const { code, lines } = await run('--to', '101,nobody', '--count', '3');
    expect(lines.slice(0, 3).map((line) => line.replace(/\+9689[0-9]{7}/, 'sender').split(':')[0])).toEqual([
      'ofoq sender «101» counted',
      'suhail sender «nobody» unknown_code',
      'wisal sender «101» counted',
    ]);
    expect(lines[3]).toMatch(/^3 answered: 2 counted, 1 unknown_code; half within [0-9.]+ ms/);
    expect(code).toBe(1);
    const providers = await sms.database.db
      .selectFrom('sms_messages')
      .select('provider')
      .orderBy('provider')
      .execute();
    expect(providers.map(({ provider }) => provider)).toEqual(['ofoq', 'suhail', 'wisal']);
  });

  it('streams messages at a steady rate from one sender', async () => {
    const { lines } = await run(
      '--to',
      '101',
      '--from',
      '+96891234567',
      '--provider',
      'wisal',
      '--count',
      '30',
      '--rate',
      '300',
    );
    expect(lines.at(-1)).toMatch(/^30 answered: 20 counted, 10 capped;/);
  });

  it('prints its usage, and names an unknown operator', async () => {
    expect((await run()).lines[0]).toBe('npm run sms -- --to <code>[,<code>…] [options]');
    expect((await run('--to', '1', '--provider', 'x')).lines).toEqual([
      'There is no provider x in the settings.',
    ]);
  });
});

describe('the summary of a run', () => {
  it('counts outcomes and says whether every message counted', () => {
    const summary = smsSummary();
    expect([summary.allCounted(), summary.text()]).toEqual([
      false,
      '0 answered: none; half within 0.0 ms, 99 % within 0.0 ms.',
    ]);
    summary.add({ outcome: 'counted', reply: '', ms: 2 });
    expect(summary.allCounted()).toBe(true);
    summary.add({ outcome: 'no answer', reply: '', ms: 4 });
    expect([summary.allCounted(), summary.text()]).toEqual([
      false,
      '2 answered: 1 counted, 1 no answer; half within 4.0 ms, 99 % within 4.0 ms.',
    ]);
  });
});
