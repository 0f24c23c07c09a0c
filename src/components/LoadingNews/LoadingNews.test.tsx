import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import { LoadingNews } from './LoadingNews.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const said = () => screen.queryByRole('paragraph')?.textContent ?? null;

describe('a list that does not load', () => {
  it('says after two seconds without an answer that it still loads', () => {
    renderInLanguage('en', <LoadingNews retry={null} />);
    pass(1_999);
    expect(said()).toBeNull();
    pass(1);
    expect(said()).toBe('Still loading…');
  });

  it('counts its retries as soon as a try has failed', () => {
    const { rerender } = renderInLanguage('ar', <LoadingNews retry={{ number: 1, limit: 5 }} />);
    expect(said()).toBe('تُعاد المحاولة، 1 من 5');
    rerender(<LoadingNews retry={{ number: 2, limit: 5 }} />);
    expect(said()).toBe('تُعاد المحاولة، 2 من 5');
  });
});
