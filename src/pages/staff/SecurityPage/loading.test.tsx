import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import type { StaffFactors } from '../../../../domain/staff/staffContract.ts';
import { stagedAnswer } from '../../../../tests/support/pages/stagedAnswer.ts';
import { renderInLanguage } from '../../../../tests/support/pages/renderInLanguage.tsx';
import { stillSecurity } from '../../../../tests/support/staff/stillFlows.ts';
import { FactorsCard } from './FactorsCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';

const never = fromPromise(() => stagedAnswer<StaffFactors>(undefined));

it('offers no passkey and no app before their lists have loaded, as a press would be lost', () => {
  const passkeys = stillSecurity.passkeys.provide({ actors: { loadFactors: never } });
  const factors = stillSecurity.factors.provide({ actors: { loadFactors: never } });
  renderInLanguage(
    'en',
    <>
      <PasskeysCard passkeys={passkeys} canUse />
      <FactorsCard factors={factors} email="salma@production.example" />
    </>,
  );
  expect(screen.queryAllByRole('button')).toEqual([]);
});
