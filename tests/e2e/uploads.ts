import { closeSync, ftruncateSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type CDPSession, expect, type Page, type Request } from '@playwright/test';
import ar from '../../locales/ar/entries.json' with { type: 'json' };
import en from '../../locales/en/entries.json' with { type: 'json' };
import { UPLOAD_CHUNK_BYTES } from '../../domain/limits.ts';
import type { Config } from '../../domain/contract.ts';
import type { Candidate } from './candidate.ts';
import { noteWhenSaid, wasSaid } from './noteWhenSaid.ts';

const words = { ar, en };

/** The largest recording (megabytes) that a competition accepts unless its row says otherwise. */
export const DEFAULT_MEGABYTES = 200;

/** Writes a WAV file of this many bytes: its head, and silence. */
export function recordingOf(folder: string, name: string, bytes: number): string {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(bytes - 8, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(2, 22);
  head.writeUInt32LE(48_000, 24);
  head.writeUInt32LE(192_000, 28);
  head.writeUInt16LE(4, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes - 44, 40);
  const path = join(folder, name);
  const file = openSync(path, 'w');
  writeSync(file, head);
  ftruncateSync(file, bytes);
  closeSync(file);
  return path;
}

export function fileOf(folder: string, name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Limits how many bytes a second leave the page; -1 removes the limit. Downloads stay as they are. */
export async function slowDown(page: Page, bytesPerSecond: number): Promise<void> {
  // One session for each page: with one session per call, the slowest limit would stay in force.
  const opened = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opened);
  const session = await opened;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}

/**
 * Makes the page believe that the server has no resumable uploads, and takes recordings only inside their
 * form.
 */
export async function takeNoUploads(page: Page): Promise<void> {
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as Config;
    await route.fulfill({
      response,
      json: { ...config, uploads: { ...config.uploads, resumable: false } },
    });
  });
}

/**
 * Waits until an upload shows at least this many percent, and fewer than all. It looks from inside the page: on a busy machine, an upload may
 * end between two looks from outside.
 */
export async function uploadReaches(page: Page, percent: number): Promise<void> {
  await page.waitForFunction((least) => {
    const shown = document.querySelector('progress')?.value ?? 0;
    return shown >= least && shown < 100;
  }, percent);
}

/** The page that replaces an entry's file. */
export class Replacer {
  readonly page: Page;
  readonly words: (typeof words)['en'];
  readonly #candidate: Candidate;
  readonly #asked: Request[] = [];

  constructor(candidate: Candidate) {
    this.#candidate = candidate;
    this.page = candidate.page;
    this.words = words[candidate.language];
    this.page.on('request', (request) => {
      if (/\/api\/uploads/.test(request.url())) this.#asked.push(request);
    });
  }

  async open(slug: string, id: string): Promise<void> {
    await this.#candidate.open(`/season-2025/${slug}/submit/${id}`);
    await expect(this.button(this.words.replace.submit)).toBeVisible();
  }

  button = (name: string) => this.page.getByRole('button', { name, exact: true });

  async choose(path: string): Promise<void> {
    await this.page.locator('#media_file').setInputFiles(path);
    await expect(this.button(this.words.upload.remove)).toBeVisible();
  }

  async submit(): Promise<void> {
    await noteWhenSaid(this.page, this.words.replace.replacedText);
    await this.button(this.words.replace.submit).click();
  }

  slowDown = (bytesPerSecond: number) => slowDown(this.page, bytesPerSecond);

  reaches = (percent: number) => uploadReaches(this.page, percent);

  async isReceived(): Promise<void> {
    await wasSaid(this.page);
    await this.#candidate.sees('/dashboard');
  }

  /** How many uploads the page began. */
  begun = () => this.#asked.filter((request) => request.method() === 'POST').length;

  /** The byte at which each request of an upload begins. */
  offsets = () =>
    this.#asked
      .filter((request) => request.method() === 'PATCH')
      .map((request) => Number(request.headers()['upload-offset']));

  /** The bytes that the requests of an upload of `size` bytes declared; cut requests count too. */
  asked = (size: number) =>
    this.offsets().reduce((sum, offset) => sum + Math.min(UPLOAD_CHUNK_BYTES, size - offset), 0);
}
