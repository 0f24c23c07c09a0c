import { afterEach, expect, it, vi } from 'vitest';
import { bareEnvironment } from './bareEnvironment.ts';

afterEach(() => vi.unstubAllEnvs());

it('the environment of a thread has the place of compiled code and no setting', () => {
  vi.stubEnv('KEYS_DIR', '/var/lib/sawt/keys');
  vi.stubEnv('NODE_COMPILE_CACHE', '/tmp/compiled');
  expect(bareEnvironment()).toEqual({ NODE_COMPILE_CACHE: '/tmp/compiled' });
});

it('is empty where no code is kept', () => {
  vi.stubEnv('KEYS_DIR', '/var/lib/sawt/keys');
  vi.stubEnv('NODE_COMPILE_CACHE', undefined);
  expect(bareEnvironment()).toEqual({});
});
