import { chromium, type Browser } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { chromiumFlags, ensureChromium } from '../../../scripts/chromium.mjs';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { atLeast, atMost, type Line } from '../measures/benchLine.ts';
import { demoToken, setDemoPasswords } from '../clients/demoPasswords.ts';
import { layPayloads, renamePerson, type LaidPayloads } from './injection/layPayloads.ts';
import { payloads } from './injection/payloads.ts';
import { visitAll, type Visit, type Visited } from './injection/visitAll.ts';

const languages = ['ar-OM', 'en-US'];

/**
 * G28: opens pages in a real browser, with payloads in all stored texts and in all parts of addresses; none
 * may run. Also rates the content security policies.
 */
export async function prove(): Promise<Line[]> {
  const server = await ServerProcess.start({ settings: { LOG_LEVEL: 'silent' } });
  const [civilId = ''] = await setDemoPasswords(server);
  const token = await demoToken(server, civilId);
  await server.kill('SIGTERM');
  const laid = await layPayloads(server.folder, civilId);
  await server.start();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  const seen: Visited[] = [];
  for (const locale of languages) {
    seen.push(await signedIn(browser, { server, laid, token, locale }, stored(laid)));
    for (const [index, text] of payloads.entries()) {
      await renamePerson(server.folder, laid.userId, text);
      seen.push(await signedIn(browser, { server, laid, token, locale }, ofPerson(text, index)));
    }
  }
  await browser.close();
  const findings = await policyFindings(server);
  await server.remove();
  const all = (kind: 'runs' | 'refused' | 'unopened') => seen.flatMap((each) => each[kind]);
  for (const text of [...all('runs'), ...all('refused'), ...all('unopened'), ...findings].slice(0, 20))
    console.log(`  ${text.slice(0, 300)}`);
  const visits = languages.length * (stored(laid).length + payloads.length * ofPerson('', 0).length);
  const places = languages.length * payloads.length;
  const shown = seen.reduce((sum, each) => sum + each.shown, 0);
  return [
    atLeast('payloads, in Arabic and in English', payloads.length, '', { floor: 40 }),
    atLeast('pages that were opened', visits, ''),
    atLeast('of them showed the payload as the text that it is', shown, '', { floor: 4 * places }),
    atMost('pages that did not open', all('unopened').length, '', { floor: 0 }),
    atMost('payloads that ran', all('runs').length, '', { floor: 0 }),
    atMost('things that only the policy kept from running', all('refused').length, '', { floor: 0 }),
    atMost('findings about policies, high or medium', findings.length, '', { floor: 0 }),
  ];
}

/**
 * Visits of pages with stored payloads, and of addresses that contain payloads, as an attacker's links do.
 */
function stored({ eventSlug, places }: LaidPayloads): Visit[] {
  const [first = ''] = payloads;
  const lists = [
    '/vote',
    '/events',
    `/${eventSlug}`,
    '/user/voting',
    '/dashboard',
    '/submissions',
    '/transparency',
  ];
  return [
    ...lists.map((path) => ({ path, text: first, shows: false })),
    ...places.flatMap(({ competition, page, entryId }, index) => {
      const text = payloads[index] ?? '';
      const odd = encodeURIComponent(text);
      return [
        { path: `/${eventSlug}/${competition}`, text, shows: true },
        { path: `/${page}`, text, shows: true },
        { path: `/submission-details/${entryId}`, text, shows: true },
        { path: `/${odd}?order=${odd}&callback=${odd}#${odd}`, text, shows: false },
        { path: `/new-password?x=${odd}#${odd}`, text, shows: false },
        { path: `/user/payment?order=${odd}&voter_id=${odd}`, text, shows: false },
        { path: `/receipt/${odd}`, text, shows: false },
      ];
    }),
  ];
}

/** The visit of the profile page, which shows a person's own name and address. */
const ofPerson = (text: string, index: number): Visit[] => [{ path: `/profile?${index}`, text, shows: true }];

type Signing = { server: ServerProcess; laid: LaidPayloads; token: string; locale: string };

async function signedIn(
  browser: Browser,
  { server, laid, token, locale }: Signing,
  visits: readonly Visit[],
): Promise<Visited> {
  const [visit] = visits;
  const user = { id: laid.userId, full_name: visit?.text ?? '', image_url: null };
  const auth = JSON.stringify({ user, token, redirect: null });
  const open = async () => {
    const context = await browser.newContext({ locale, serviceWorkers: 'block' });
    await context.addInitScript((text) => localStorage.setItem('auth', text), auth);
    return context;
  };
  return visitAll(open, server.origin, visits);
}

/**
 * What Google's evaluator finds in the content security policy of each kind of reply; high and medium
 * findings only.
 */
async function policyFindings({ origin, adminOrigin }: ServerProcess): Promise<string[]> {
  const urls = [
    `${origin}/vote`,
    `${origin}/profile`,
    `${origin}/api/event`,
    `${adminOrigin}/`,
    `${adminOrigin}/outbox`,
  ];
  const found = await Promise.all(
    urls.map(async (url) => {
      const policy = (await fetch(url)).headers.get('content-security-policy') ?? '';
      // Without a certificate, origins of this server are http. On an installation they are https, so rate
      // them as that.
      const installed = policy.replaceAll('http://', 'https://');
      return new CspEvaluator(new CspParser(installed).csp)
        .evaluate()
        .filter(({ severity }) => severity === Severity.HIGH || severity === Severity.MEDIUM)
        .map(({ directive, value, description }) => `${url} ${directive} ${value ?? ''}: ${description}`);
    }),
  );
  return found.flat();
}
