import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import type { CardFrameEvent } from './cardFrame.ts';
import { HostedCardFields, type HostedCardFieldsProps } from './HostedCardFields.tsx';

const gateway = 'http://localhost:8082';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const fields = (changes: Partial<HostedCardFieldsProps>, onEvent: (event: CardFrameEvent) => void) => (
  <HostedCardFields
    url={`${gateway}/fields/s1`}
    lng="en"
    theme="light"
    payRequested={0}
    onEvent={onEvent}
    {...changes}
  />
);

function showFields(changes: Partial<HostedCardFieldsProps> = {}) {
  const heard: CardFrameEvent[] = [];
  const onEvent = (event: CardFrameEvent) => heard.push(event);
  const { rerender } = renderInLanguage('en', fields(changes, onEvent));
  return { heard, change: (next: Partial<HostedCardFieldsProps>) => rerender(fields(next, onEvent)) };
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('Card fields of the payment gateway');

function postEvent(
  event: Record<string, unknown>,
  from: { origin?: string; source?: Window | null } = {},
): void {
  const data = { source: 'sawt-fields', version: 1, ...event };
  const { origin = gateway, source = frame().contentWindow } = from;
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
}

function commands(): unknown[] {
  const posted: unknown[] = [];
  const window = frame().contentWindow;
  if (window) vi.spyOn(window, 'postMessage').mockImplementation((...said) => void posted.push(said));
  return posted;
}

const command = (rest: Record<string, unknown>) => [{ source: 'sawt-fields', version: 1, ...rest }, gateway];

describe('the hosted card fields', () => {
  it('accept messages from the gateway only', () => {
    const { heard } = showFields();
    postEvent({ event: 'ready' }, { origin: 'http://localhost:8083' });
    postEvent({ event: 'ready' }, { source: window });
    expect(heard).toEqual([]);
    postEvent({ event: 'ready' });
    expect(heard).toEqual([{ event: 'ready' }]);
  });

  it("send one payment command for each click, to the gateway's origin, once they are ready", () => {
    const { change } = showFields();
    const posted = commands();
    change({ payRequested: 1 });
    expect(posted).toEqual([]);
    postEvent({ event: 'ready' });
    change({ payRequested: 2 });
    change({ payRequested: 2 });
    expect(posted).toEqual([
      command({ command: 'appearance', lng: 'en', theme: 'light' }),
      command({ command: 'pay' }),
    ]);
  });

  it('receive a new language or theme without reloading', () => {
    const { change } = showFields();
    const posted = commands();
    postEvent({ event: 'ready' });
    const before = frame().src;
    change({ lng: 'ar', theme: 'dark' });
    expect(posted.at(-1)).toEqual(command({ command: 'appearance', lng: 'ar', theme: 'dark' }));
    expect(frame().src).toBe(before);
  });

  it('take the height that they ask for, within bounds', () => {
    showFields();
    const heights = [410.2, 20, 9000].map((height) => {
      postEvent({ event: 'resized', height });
      return frame().style.blockSize;
    });
    expect(heights).toEqual(['411px', '320px', '1200px']);
  });

  it('are sandboxed to what fields need', () => {
    showFields();
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    expect(frame()).toHaveAttribute('allow', 'payment');
  });

  it('report an unreachable gateway after a timeout, and reload on demand', () => {
    showFields();
    act(() => void vi.advanceTimersByTime(15_000));
    const { textContent } = screen.getByRole('alert');
    expect(textContent).toMatch(/couldn't be loaded.*isn't answering/);
    // The outcome of an earlier try is unknown here, so the text makes no promise about charges.
    expect(textContent).not.toMatch(/charged/);
    act(() => screen.getByRole('button', { name: 'Retry' }).click());
    expect(frame()).toBeInTheDocument();
  });

  it('stay when the gateway was ready in time', () => {
    showFields();
    postEvent({ event: 'ready' });
    act(() => void vi.advanceTimersByTime(60_000));
    expect(frame()).toBeInTheDocument();
  });

  it('refuse an address of our own origin, which could remove its sandbox', () => {
    showFields({ url: `${window.location.origin}/fields` });
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });
});
