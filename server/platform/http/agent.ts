/**
 * Names of browser and system, for owners to recognise a device. Less than the whole User-Agent, which
 * identifies people.
 */
export type Agent = { browser: string; system: string };

const browsers: readonly (readonly [string, RegExp])[] = [
  ['Samsung Internet', /SamsungBrowser\//],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/** The names of browser and system in a User-Agent header; empty if unknown. */
export function describeAgent(userAgent: string | undefined): Agent {
  const text = userAgent ?? '';
  const named = (known: typeof browsers) => known.find(([, pattern]) => pattern.test(text))?.[0] ?? '';
  return { browser: named(browsers), system: named(systems) };
}
