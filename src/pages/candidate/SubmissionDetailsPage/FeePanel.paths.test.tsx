/** Walks the paths of paying a fee on the panel of an unpaid entry. */
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { feeOrderFlow } from '../../../../tests/flows/feeOrder/feeOrderFlow.ts';
import { dueFee } from '../../../../tests/support/entries/submissionFacts.ts';
import { type Looks, walkOnEntryPage } from '../../../../tests/support/entries/submissionPages.tsx';
import { feeOrderMachine } from '../../../machines/feeOrder/feeOrderMachine.ts';
import { FeePanel } from './FeePanel.tsx';

const pay = /^(ادفع|Pay) /;
const payButton = () => screen.queryByRole('button', { name: pay });

const lookAtBusy: Looks[string] = ({ words }) => void screen.getByRole('button', { name: words.fee.opening });

const looks: Looks = {
  offered: () => {
    expect(payButton()).toBeEnabled();
    expect(screen.queryByRole('alert')).toBeNull();
  },
  ordering: lookAtBusy,
  leaving: lookAtBusy,
  failed: ({ words }) => {
    expect(screen.getByRole('alert')).toHaveTextContent(words.fee.failedText);
    expect(payButton()).toBeEnabled();
  },
  refused: () => {
    expect(screen.getByRole('alert')).toHaveTextContent('The fee can no longer be paid.');
    expect(payButton()).toBeNull();
  },
};

walkOnEntryPage(feeOrderFlow, {
  machine: feeOrderMachine,
  render: (machine) => <FeePanel fee={dueFee} machine={machine} />,
  gestures: () => ({ 'fee.requested': () => fireEvent.click(screen.getByRole('button', { name: pay })) }),
  looks,
});
