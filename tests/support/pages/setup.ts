import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { announcer } from '../../../src/components/LiveRegions/createAnnouncer.ts';

// jsdom has no modal dialogs. This one only opens; browser tests check that it blocks the rest of the page.
if ('HTMLDialogElement' in globalThis)
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  });

configure({ asyncUtilTimeout: 90_000 });

afterEach(() => {
  cleanup();
  // The announcer outlives the page, and its timer may be of a faked clock that no longer exists.
  announcer.silence();
});

// Wait for modules that a removed page is still loading, because they would disturb the next test file.
afterAll(() => vi.dynamicImportSettled());
