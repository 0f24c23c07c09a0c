/**
 * The tab that a key selects (APG tabs, selection follows focus): arrows follow the reading direction, Home and
 * End jump.
 * @returns index of a tab, or undefined for any other key
 */
export function tabAfterKey(key: string, current: number, count: number, rtl: boolean): number | undefined {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = rtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (current + 1) % count;
  if (key === back) return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
