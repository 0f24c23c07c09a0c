import type { FrameLocator, Page } from '@playwright/test';
import { gatewayWords, type PageLanguage, type Words } from '../../demo/gateway/words.ts';
import { startFramingSite, type FramingSite } from './framingSite.ts';
import { someOrder, startSandboxWorld, type SandboxWorld } from '../support/payments/sandboxWorld.ts';

export type CardFieldsWorld = {
  site: FramingSite;
  sandbox: SandboxWorld;
  language: PageLanguage;
  words: Words;
  /** Opens a gateway session whose addresses lead back to the site. @returns its id */
  session(): Promise<string>;
  close(): Promise<void>;
};

/** Starts the sandbox gateway, and a site of another origin that frames its card fields. */
export async function startCardFields(project: string): Promise<CardFieldsWorld> {
  const site = await startFramingSite();
  const sandbox = await startSandboxWorld(site.origin, Date.now());
  const language = project.startsWith('ar') ? 'ar' : 'en';
  return {
    site,
    sandbox,
    language,
    words: gatewayWords[language],
    async session() {
      const returns = { successUrl: `${site.origin}/success`, cancelUrl: `${site.origin}/cancel` };
      const made = await sandbox.gateway.createSession({ ...someOrder, ...returns });
      if (!made.ok) throw new Error(made.detail);
      return made.value.id;
    },
    async close() {
      await sandbox.close();
      await site.close();
    },
  };
}

type Heard = { event: string; outcome?: string; complete?: boolean; height?: number };

export const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);

/** The events that report a payment, without those about height and typing. */
export async function course(page: Page): Promise<string[]> {
  const events = (await heard(page)).filter(({ event }) => event !== 'resized' && event !== 'changed');
  return events.map(({ event, outcome }) => (outcome ? `${event}: ${outcome}` : event));
}

/** Opens the site's page with the card fields of a session in its frame. */
export async function openFields(
  page: Page,
  world: CardFieldsWorld,
  sessionId: string,
  theme: 'light' | 'dark' = 'light',
): Promise<FrameLocator> {
  const fields = `${world.sandbox.gateway.paymentUrl(sessionId)}?lng=${world.language}&theme=${theme}`;
  await page.goto(`${world.site.origin}/?frame=${encodeURIComponent(fields)}`);
  await page.waitForFunction(() =>
    (window as unknown as { heard: Heard[] }).heard.some(({ event }) => event === 'resized'),
  );
  return page.frameLocator('iframe');
}

/** Fills the fields with a card that is valid until the end of next year. */
export async function fillCard(fields: FrameLocator | Page, words: Words, digits: string): Promise<void> {
  await fields.getByLabel(words.number.label).fill(digits);
  await fields.getByLabel(words.expiry.label).fill(`12${String(new Date().getFullYear() + 1).slice(2)}`);
  await fields.getByLabel(words.code.label).fill('737');
  await fields.getByLabel(words.name.label).fill('HUDA S ALRAWAHI');
}

export const payButton = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true });
