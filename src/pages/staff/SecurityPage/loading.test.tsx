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

it('says that a passkey was added also when the list cannot be loaded after it', async () => {
  const lists = [Promise.resolve(factors)];
  const passkeys = ownPasskeysMachine.provide({
    actors: {
      loadFactors: fromPromise(() => lists.pop() ?? Promise.reject(networkError)),
      offerPasskey: fromPromise(() => Promise.resolve(passkeyOffer)),
      addPasskey: fromPromise(() => stagedAnswer<MakeStop | null>(null)),
    },
  });
  renderInLanguage('en', <PasskeysCard passkeys={passkeys} canUse />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Make the passkey' }));
  expect(await screen.findByText(/^The passkey is added/)).toBeVisible();
  expect(screen.getByText('Your passkeys could not be loaded.')).toBeVisible();
});
