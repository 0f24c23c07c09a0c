import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { announcer } from '../../../src/components/LiveRegions/announcer.ts';

// jsdom opens no modal dialogs. Browser tests check that the rest of the page is then out of reach.
if ('HTMLDialogElement' in globalThis)
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  });

configure({ asyncUtilTimeout: 40_000 });

afterEach(() => {
  cleanup();
  // It outlives the page, and its timer may belong to a fake clock that is gone.
  announcer.silence();
});

// The next file needs fresh modules; a page that is gone may have left a half-loaded one.
afterAll(() => vi.dynamicImportSettled());
