import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { networkError } from '../../../../domain/errors.ts';
import type { MakeStop } from '../../../../domain/staff/passkeyStops.ts';
import type { StaffFactors } from '../../../../domain/staff/staffContract.ts';
import { stagedAnswer } from '../../../../tests/support/pages/stagedAnswer.ts';
import { renderInLanguage } from '../../../../tests/support/pages/renderInLanguage.tsx';
import { factors, passkeyOffer } from '../../../../tests/support/staff/ownAccessFacts.ts';
import { stillSecurity } from '../../../../tests/support/staff/stillFlows.ts';
import { factorEnrolmentMachine } from '../../../machines/factorEnrolment/factorEnrolmentMachine.ts';
import { ownPasskeysMachine } from '../../../machines/ownPasskeys/ownPasskeysMachine.ts';
import { FactorsCard } from './FactorsCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';

const never = fromPromise(() => stagedAnswer<StaffFactors>(undefined));

it('offers no passkey and no app before their lists have loaded, as a press would be lost', () => {
  const passkeys = stillSecurity.passkeys.provide({ actors: { loadFactors: never } });
  const apps = stillSecurity.factors.provide({ actors: { loadFactors: never } });
  renderInLanguage(
    'en',
    <>
      <PasskeysCard passkeys={passkeys} canUse />
      <FactorsCard factors={apps} email="salma@production.example" />
    </>,
  );
  expect(screen.queryAllByRole('button')).toEqual([]);
});

/** Loads the list once, and fails from then on. */
function loadOnce() {
  const lists = [Promise.resolve(factors)];
  return fromPromise(() => lists.pop() ?? Promise.reject(networkError));
}

const press = async (name: RegExp) =>
  userEvent.click((await screen.findAllByRole('button', { name })).at(-1)!);

it('says that a passkey was added also when the list cannot be loaded after it', async () => {
  const passkeys = ownPasskeysMachine.provide({
    actors: {
      loadFactors: loadOnce(),
      offerPasskey: fromPromise(() => Promise.resolve(passkeyOffer)),
      addPasskey: fromPromise(() => stagedAnswer<MakeStop | null>(null)),
    },
  });
  renderInLanguage('en', <PasskeysCard passkeys={passkeys} canUse />);
  await press(/^Add a passkey$/);
  await press(/^Make the passkey$/);
  expect(await screen.findByText(/^The passkey is added/)).toBeVisible();
  expect(screen.getByText('Your passkeys could not be loaded.')).toBeVisible();
});

it('says that an app was removed also when the list cannot be loaded after it', async () => {
  const apps = factorEnrolmentMachine.provide({
    actors: { loadFactors: loadOnce(), removeFactor: fromPromise(() => stagedAnswer<unknown>(null)) },
  });
  renderInLanguage('en', <FactorsCard factors={apps} email="salma@production.example" />);
  await press(/^Remove the app added on/);
  await press(/^Remove the app$/);
  expect(await screen.findByText(/^The app is removed/)).toBeVisible();
  expect(screen.getByText('Your authenticator apps could not be loaded.')).toBeVisible();
});
