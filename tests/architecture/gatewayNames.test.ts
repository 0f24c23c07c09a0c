import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gateways } from '../../server/payments/gateways/registry.ts';

const places = ['server/**/*.ts', 'domain/**/*.ts', 'src/**/*.{ts,tsx}'];
/**
 * Files that may name a gateway: those of the gateways, their registry, tests, stories and released
 * migrations.
 */
const exempt = /^server\/payments\/gateways\/|\/migrations\/|\.(test|support|stories)\.tsx?$/;
const real = Object.entries(gateways).flatMap(([name, { takesMoney }]) => (takesMoney ? [name] : []));

it.each(real)('only the files of the gateways know %s', (name) => {
  const files = globSync(places, { cwd: process.cwd() }).filter((file) => !exempt.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readFileSync(file, 'utf8').toLowerCase().includes(name))).toEqual([]);
});
