/**
 * Whether a text is an IANA name of a time zone, such as `Asia/Muscat`. Every name counts that a clock can be set by: browsers
 * list one zone by different names, such as `Asia/Kolkata` and `Asia/Calcutta`.
 */
export function isZone(zone: string): boolean {
  // Newer engines take offsets such as `+04:00`, which know no change of the clocks.
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
