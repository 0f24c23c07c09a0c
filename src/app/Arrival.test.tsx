import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Callbacks that the page gave to `requestIdleCallback`; a test runs them itself. */
const idle: (() => void)[] = [];
const scrolled = vi.fn<(x: number, y: number) => void>();
beforeEach(() => {
  scrolled.mockClear();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
  // Each visit loads the modules again, because they remember the shown path.
  vi.resetModules();
  vi.stubGlobal('scrollTo', scrolled);
  idle.length = 0;
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  return () => vi.unstubAllGlobals();
});

/** Starts a visit to pages with a heading and a focusable field. */
async function visit() {
  const { Arrival } = await import('./Arrival.tsx');
  const page = (path: string, heading: string) => (
    <>
      {heading && <h1>{heading}</h1>}
      <input aria-label="field" />
      <Arrival path={path} />
    </>
  );
  const { rerender } = render(page('/', 'Vote'));
  await vi.dynamicImportSettled();
  const show = async (path: string, heading = path) => {
    rerender(page(path, heading));
    await vi.dynamicImportSettled();
  };
  const goTo = (path: string, heading?: string) => {
    history.pushState(null, '', path);
    return show(path, heading);
  };
  /** A step back in the history: restores the history state `left` that the page had. */
  const goBackTo = (left: unknown, path: string, heading: string) => {
    history.replaceState(left, '', path);
    return show(path, heading);
  };
  return { goTo, goBackTo, focusField: () => screen.getByLabelText('field').focus() };
}

const focused = () => document.activeElement?.textContent;

describe('the arrival on a page', () => {
  it('is the affair of the browser on the first page of a visit', async () => {
    await visit();
    expect([document.activeElement, scrolled.mock.calls]).toEqual([document.body, []]);
  });

  it('starts what watches the visit, once and not before the browser is idle', async () => {
    const { goTo } = await visit();
    await goTo('/events', 'Events');
    const kept = () => JSON.parse(localStorage.getItem('app_logs') ?? '[]') as { code: string }[];
    expect([idle.length, kept()]).toEqual([1, []]);
    idle[0]!();
    await vi.dynamicImportSettled();
    window.dispatchEvent(new Event('pagehide'));
    expect(kept().map(({ code }) => code)).toContain('visit_started');
  });

  it('by a link is at the top, with the focus on the heading, that a screen reader reads out', async () => {
    const { goTo, focusField } = await visit();
    focusField();
    await goTo('/user/payment', 'Payment');
    expect([focused(), scrolled.mock.calls]).toEqual(['Payment', [[0, 0]]]);
  });

  it('happens once: what the visitor does on the page keeps the focus', async () => {
    const { goTo, focusField } = await visit();
    await goTo('/user/payment', 'Payment');
    focusField();
    await goTo('/user/payment', 'Votes added');
    expect(screen.getByLabelText('field')).toHaveFocus();
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it('on a page without a heading still is at its top', async () => {
    const { goTo } = await visit();
    await goTo('/nowhere', '');
    expect([document.activeElement, scrolled.mock.calls]).toEqual([document.body, [[0, 0]]]);
  });

  it('on a page that was left before is an arrival too', async () => {
    const { goTo, focusField } = await visit();
    await goTo('/user/payment', 'Payment');
    focusField();
    await goTo('/', 'Vote');
    expect(focused()).toBe('Vote');
  });

  it('on a page that was scrolled before anybody listened leads back to where it was', async () => {
    vi.stubGlobal('scrollY', 340);
    const { goTo, goBackTo } = await visit();
    const left = history.state as unknown;
    vi.stubGlobal('scrollY', 0);
    await goTo('/events', 'Events');
    scrolled.mockClear();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly observe: () => void;
        constructor(grown: () => void) {
          this.observe = grown;
        }
        disconnect() {}
      },
    );
    await goBackTo(left, '/', 'Vote');
    expect(scrolled.mock.calls).toEqual([[{ top: 340, behavior: 'instant' }]]);
  });
});
