/**
 * `npm run sms`: acts as the mobile operators towards a running server, and sends it one text message or a
 * stream of them.
 */
import { demo } from '../demo/demo.ts';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/start/readConfig.ts';
import type { SmsProviderSetting } from '../server/sms/smsSettings.ts';
import { randomSender, sendSms, type OutgoingSms } from './smsSender.ts';
import { smsSummary } from './smsSummary.ts';

const usage = `npm run sms -- --to <code>[,<code>…] [options]
  --to       the contestant's number or keyword; messages take several in turn
  --text     the whole text instead of the code
  --from     the sender's number; by default a new one for each message
  --provider the operator; by default messages take all in turn
  --count    messages to send (1; endless with --rate only)
  --rate     messages a second
  --origin   the server (PUBLIC_ORIGIN, or http://localhost:PORT)`;

const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    text: { type: 'string' },
    from: { type: 'string' },
    provider: { type: 'string' },
    count: { type: 'string' },
    rate: { type: 'string' },
    origin: { type: 'string' },
    help: { type: 'boolean' },
  },
});

const PRINTED_ONE_BY_ONE = 20;

process.exitCode = await main();

async function main(): Promise<number> {
  const settings = readConfig(process.env, demo);
  if (!settings.ok) return stop(settings.errors.join('\n'));
  const texts = values.text === undefined ? (values.to ?? '').split(',') : [values.text];
  if (values.help || texts[0] === '') return stop(usage);
  const providers = settings.config.smsProviders.filter(({ id }) => id === (values.provider ?? id));
  if (providers.length === 0) return stop(`There is no provider ${values.provider} in the settings.`);
  const rate = numberOf('rate', Infinity);
  const count = numberOf('count', values.rate === undefined ? 1 : Infinity);
  const origin = values.origin ?? settings.config.publicOrigin;
  const summary = smsSummary();
  const ticker = setInterval(() => console.log(summary.text()), count > PRINTED_ONE_BY_ONE ? 1_000 : 60_000);
  await sendAll(rate, count, async (index) => {
    const sms = message(index, texts, providers);
    const answer = await sendSms(origin, sms);
    summary.add(answer);
    if (count > PRINTED_ONE_BY_ONE) return;
    console.log(`${sms.provider.id} ${sms.from} «${sms.text}» ${answer.outcome}: ${answer.reply}`);
  });
  clearInterval(ticker);
  console.log(summary.text());
  return summary.allCounted() ? 0 : 1;
}

function message(
  index: number,
  texts: readonly string[],
  providers: readonly SmsProviderSetting[],
): OutgoingSms {
  const provider = providers[index % providers.length];
  if (!provider) throw new Error('There is no provider.');
  return { provider, from: values.from ?? randomSender(), text: texts[index % texts.length] ?? '' };
}

/**
 * Sends `rate` messages a second without waiting for replies; at an infinite rate, each after the reply to
 * the one before. Ctrl+C ends the sending early.
 */
async function sendAll(rate: number, count: number, send: (index: number) => Promise<void>): Promise<void> {
  const { signal, abort } = interruption();
  const start = performance.now();
  const open = new Set<Promise<void>>();
  for (let index = 0; index < count && !signal.aborted; index += 1) {
    const wait = start + (index / rate) * 1000 - performance.now();
    if (wait > 0) await setTimeout(wait, undefined, { signal }).catch(() => undefined);
    const sent = send(index).finally(() => open.delete(sent));
    open.add(sent);
    if (rate === Infinity) await sent;
  }
  process.off('SIGINT', abort);
  await Promise.all(open);
}

function interruption(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  process.once('SIGINT', abort);
  return { signal: controller.signal, abort };
}

function numberOf(name: 'count' | 'rate', fallback: number): number {
  const text = values[name];
  if (text === undefined) return fallback;
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new Error(`--${name} must be a number above 0.`);
}

function stop(text: string): number {
  console.error(text);
  return 2;
}
