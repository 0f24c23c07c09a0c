import { describe, expect, it } from 'vitest';
import { tabAfterKey } from './tabAfterKey.ts';

describe('keys in the group tabs', () => {
  it('follow the reading direction', () => {
    expect(tabAfterKey('ArrowLeft', 2, 5, true)).toBe(3);
    expect(tabAfterKey('ArrowRight', 2, 5, true)).toBe(1);
    expect(tabAfterKey('ArrowLeft', 2, 5, false)).toBe(1);
    expect(tabAfterKey('ArrowRight', 2, 5, false)).toBe(3);
  });

  it('wrap around at both ends; Home and End jump there', () => {
    expect(tabAfterKey('ArrowRight', 4, 5, false)).toBe(0);
    expect(tabAfterKey('ArrowRight', 0, 5, true)).toBe(4);
    expect(tabAfterKey('Home', 3, 5, true)).toBe(0);
    expect(tabAfterKey('End', 3, 5, true)).toBe(4);
  });

  it('ignore every other key', () => {
    expect(tabAfterKey('ArrowDown', 2, 5, false)).toBeUndefined();
    expect(tabAfterKey('a', 2, 5, false)).toBeUndefined();
  });
});
