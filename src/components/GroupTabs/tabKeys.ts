/**
 * Where a key leads in a row of tabs (APG: chosen on focus): arrows follow the direction of reading, Home and End jump.
 * @returns the index of a tab, or undefined for a key that does not move
 */
export function tabAfterKey(key: string, current: number, count: number, rtl: boolean): number | undefined {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = rtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (current + 1) % count;
  if (key === back) return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
