import { afterEach, describe, expect, it, vi } from 'vitest';
import { recallOperator, rememberOperator, watchOperator } from './smsOperator.ts';

describe('the mobile operator that a browser texts through', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it('is remembered, also for the other cards of the page', () => {
    const seen: (string | undefined)[] = [];
    const end = watchOperator(() => seen.push(recallOperator()));
    expect(recallOperator()).toBe(undefined);
    rememberOperator('ofoq');
    rememberOperator('wisal');
    end();
    rememberOperator('suhail');
    expect([seen, localStorage.getItem('sawt.operator')]).toEqual([['ofoq', 'wisal'], 'suhail']);
  });

  it('is asked for each time where nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    rememberOperator('ofoq');
    expect(recallOperator()).toBe(undefined);
  });
});
