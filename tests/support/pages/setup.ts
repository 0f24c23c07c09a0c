import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { announcer } from '../../../src/components/LiveRegions/announcer.ts';

// jsdom lacks modal dialogs: this one only opens. Browser tests check that the rest of the page is then out
// of reach.
if ('HTMLDialogElement' in globalThis)
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  });

configure({ asyncUtilTimeout: 40_000 });

afterEach(() => {
  cleanup();
  // The announcer outlives the page, and its timer may belong to a fake clock that is gone.
  announcer.silence();
});

// Waits for modules that a removed page still loads: the next file of tests needs fresh ones.
afterAll(() => vi.dynamicImportSettled());
