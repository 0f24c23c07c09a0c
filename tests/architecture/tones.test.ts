import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { darkTone } from '../../src/theme/darkTone.ts';
import { lightTone } from '../../src/theme/lightTone.ts';
import { previewTones } from '../../server/site/preview/previewTones.ts';

const sheet = readFileSync(join(import.meta.dirname, '../../demo/gateway/styles/tones.css'), 'utf8');
const tones = [...sheet.matchAll(/(--[\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)].map(
  ([, name = '', light, dark, both]) => [name, light ?? both, dark ?? both],
);

const pair = (read: (tone: typeof lightTone | typeof darkTone) => string) => [
  read(lightTone),
  read(darkTone),
];

it("gives the gateway, a separate program, the site's colours in light and dark", () => {
  expect(Object.fromEntries(tones.map(([name, ...colours]) => [name, colours]))).toEqual({
    '--canvas': pair(({ bg }) => bg.canvas),
    '--surface': pair(({ bg }) => bg.surface),
    '--hover': pair(({ bg }) => bg.hover),
    '--primary': pair(({ text }) => text.primary),
    '--secondary': pair(({ text }) => text.secondary),
    '--muted': pair(({ text }) => text.muted),
    '--link': pair(({ text }) => text.link),
    '--hairline': pair(({ border }) => border.subtle),
    '--line': pair(({ border }) => border.control),
    '--error': pair(({ error }) => error.text),
    '--error-line': pair(({ error }) => error.line),
    '--ring': pair(({ focus }) => focus.ring),
    '--action': pair(({ action }) => action.bg),
    '--action-hover': pair(({ action }) => action.hover),
    '--action-text': pair(({ action }) => action.text),
  });
});

it("gives previews, which the server writes, the site's colours in light and dark", () => {
  expect(previewTones).toEqual({
    canvas: pair(({ bg }) => bg.canvas),
    primary: pair(({ text }) => text.primary),
    secondary: pair(({ text }) => text.secondary),
    actionText: pair(({ action }) => action.text),
    action: pair(({ action }) => action.bg),
    actionHover: pair(({ action }) => action.hover),
    warning: pair(({ warning }) => warning.bg),
    warningText: pair(({ warning }) => warning.text),
    warningLine: pair(({ warning }) => warning.line),
    ring: pair(({ focus }) => focus.ring),
  });
});
