import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { announcer } from '../../../src/components/LiveRegions/announcer.ts';

// jsdom opens no modal dialogs. That the rest of the page is then out of reach is for real browsers to prove.
if ('HTMLDialogElement' in globalThis)
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  });

configure({ asyncUtilTimeout: 40_000 });

afterEach(() => {
  cleanup();
  // It outlives the page, and its timer may have been of a clock that is gone.
  announcer.silence();
});

// The next file meets modules as they are, and a page that is gone would have broken one half loaded.
afterAll(() => vi.dynamicImportSettled());
