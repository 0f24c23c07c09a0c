import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import ar from '../../locales/ar/entries.json' with { type: 'json' };
import en from '../../locales/en/entries.json' with { type: 'json' };
import { competitionHref, registerHref } from '../../domain/catalogueAddress.ts';
import type { Competition, Event } from '../../domain/contract.ts';
import { registrationStateAt, type RegistrationState } from '../../domain/registration.ts';
import type { Language } from '../../src/i18n/language.ts';
import { recordings } from '../support/media/recordings.ts';
import type { ServerProcess } from '../support/servers/serverProcess.ts';
import { test as base } from './candidate.ts';
import { noteWhenSaid, wasSaid } from './noteWhenSaid.ts';
import { recordingOf } from './uploads.ts';

const words = {
  ar: { ...ar.register, ofMedia: ar.upload.ofMedia },
  en: { ...en.register, ofMedia: en.upload.ofMedia },
};

export const video = fileURLToPath(recordings.video);
export const audio = fileURLToPath(recordings.audio);
/** A HEIC picture, as a phone makes it. */
export const phonePicture = fileURLToPath(new URL('../support/accounts/phonePicture.heic', import.meta.url));

let count = 0;
/** A person whom no other test uses. */
export function newPerson() {
  const number = String(40_000_000 + process.pid * 100 + (count += 1)).slice(-8);
  return {
    full_name: 'Fatma Said Al Zadjali',
    civil_id: number,
    email: `fatma${number}@example.om`,
    phone: '٠٩١٢ ٣٤٥ ٠٧',
    birth: ['14', '3', '1999'],
  };
}
export type Person = ReturnType<typeof newPerson>;

/** A picture of an identity document. */
export async function identityPicture({ folder }: ServerProcess): Promise<string> {
  const path = join(folder, 'passport.jpg');
  await sharp({ create: { width: 640, height: 420, channels: 3, background: '#456' } })
    .jpeg()
    .toFile(path);
  return path;
}

/** Writes a recording of this many megabytes. @returns its path */
export const largeRecording = ({ folder }: ServerProcess, megabytes: number): string =>
  recordingOf(folder, `rehearsal-${megabytes}.wav`, megabytes * 1_000_000);

/** The registration form in a browser. */
export class Registrant {
  readonly page: Page;
  readonly words: (typeof words)['en'];
  readonly #server: ServerProcess;

  constructor(page: Page, server: ServerProcess, language: Language) {
    this.page = page;
    this.words = words[language];
    this.#server = server;
  }

  async #read<Data>(path: string): Promise<Data> {
    const response = await fetch(`${this.#server.origin}/api${path}`);
    return ((await response.json()) as { data: Data }).data;
  }

  async competition(state: RegistrationState): Promise<Competition> {
    const [event] = await this.#read<Event[]>('/event');
    const competitions = await this.#read<Competition[]>(`/competition/${event?.id}`);
    return competitions.find((each) => registrationStateAt(each, Date.now()) === state)!;
  }

  formOf = ({ event, slug }: Competition) => this.#server.origin + registerHref(event.slug, slug);

  /** Opens the form by the button of the competition page, which is the only way to it. */
  async enrol(wanted: 'open' | 'closingSoon' | Competition = 'open'): Promise<Competition> {
    const competition = typeof wanted === 'string' ? await this.competition(wanted) : wanted;
    await this.page.goto(this.#server.origin + competitionHref(competition.event.slug, competition.slug));
    const enrol = this.page.getByRole('button', { name: /^(التسجيل الآن|Enroll now)$/ });
    await enrol.filter({ visible: true }).first().click();
    await expect(this.page).toHaveURL(this.formOf(competition));
    await expect(this.field('full_name')).toBeVisible();
    return competition;
  }

  field = (name: string): Locator => this.page.locator(`#${name}`);
  button = (name: string): Locator => this.page.getByRole('button', { name, exact: true });

  async fillIn(person: Person): Promise<void> {
    const [day = '', month = '', year = ''] = person.birth;
    await this.field('full_name').fill(person.full_name);
    await this.field('civil_id').fill(person.civil_id);
    await this.field('email').fill(person.email);
    await this.field('country_code').selectOption('1');
    await this.field('phone_number').fill(person.phone);
    const birth = this.page.locator('[data-field=user_dob]');
    await birth.locator('input').first().fill(day);
    await birth.locator('select').selectOption(month);
    await birth.locator('input').last().fill(year);
  }

  async chooseFiles(media: string, identity: string): Promise<void> {
    await this.field('media_file').setInputFiles(media);
    await this.field('id_passport_url').setInputFiles(identity);
    const remove = this.page.getByRole('button', { name: /^(إزالة|Remove)$/ });
    await expect(remove).toHaveCount(2);
  }

  /** Gives both consents as a visitor must: opens each text and accepts it. */
  async consent(): Promise<void> {
    for (const consent of ['read_requirement', 'term_conditions']) {
      await this.field(consent).click();
      await this.button(this.words.accept).click();
      await expect(this.field(consent)).toBeChecked();
    }
  }

  async submit(): Promise<void> {
    await this.noteReceipt();
    await this.button(this.words.submit).click();
  }

  /** To be called before the form is sent. */
  noteReceipt = () => noteWhenSaid(this.page, this.words.received.title);

  isReceived = () => wasSaid(this.page);
}

export const test = base.extend<{ registrant: Registrant; identity: string }>({
  registrant: async ({ page, server, candidate }, provide) => {
    await provide(new Registrant(page, server, candidate.language));
  },
  identity: async ({ server }, provide) => {
    await provide(await identityPicture(server));
  },
});
