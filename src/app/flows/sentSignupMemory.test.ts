import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FIRST_LINK_MS } from '../../../domain/delays.ts';
import { sentForm } from '../../../tests/support/entries/registrationFacts.ts';
import type { RegistrationContext } from '../../machines/registration/registrationTypes.ts';
import { forgetSent, keepSent, recallSent } from './sentSignupMemory.ts';

const path = '/arab-singing-star-2025/solo-singing/register';
const received = (account: RegistrationContext['account']) =>
  ({ ...sentForm, account }) as RegistrationContext;

beforeEach(() => void vi.useFakeTimers({ now: 1_000, toFake: ['Date'] }));
afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

it('A form that made an account is recalled at its address until its link expires, or until it is forgotten', () => {
  keepSent(path, received('created'));
  expect([recallSent(path), recallSent('/another')]).toEqual([sentForm, null]);
  vi.setSystemTime(1_000 + FIRST_LINK_MS);
  expect(recallSent(path)).toBeNull();
  vi.setSystemTime(1_000);
  forgetSent();
  expect(recallSent(path)).toBeNull();
});

it('A form of a signed-in candidate is not kept: no link waits', () => {
  keepSent(path, received('existing'));
  expect(recallSent(path)).toBeNull();
});
