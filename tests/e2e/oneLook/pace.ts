import type { Locator } from '@playwright/test';

/** A person's pace: an act takes a second, and a second has five characters. */
const ACT_MS = 1_000;
const CHARACTER_MS = 200;

/** Counts what a person does on a page, and how long a person would take (ms). */
export class Pace {
  #acts = 0;
  #characters = 0;

  get acts(): number {
    return this.#acts;
  }

  get ms(): number {
    return this.#acts * ACT_MS + this.#characters * CHARACTER_MS;
  }

  async click(target: Locator): Promise<void> {
    this.#acts += 1;
    await target.click();
  }

  /** Goes to a field and types into it. */
  async type(field: Locator, text: string): Promise<void> {
    this.#acts += 1;
    this.#characters += text.length;
    await field.fill(text);
  }
}
