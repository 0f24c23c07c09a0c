import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { fromCallback, fromPromise } from 'xstate';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import { stagedAnswer } from '../../../../tests/support/pages/stagedAnswer.ts';
import {
  hudasReplacement,
  nothingWaits,
  salimsEntry,
  screened,
} from '../../../../tests/support/screening/screeningFacts.ts';
import { screeningQueueMachine } from '../../../machines/screeningQueue/screeningQueueMachine.ts';
import type { Screened, ScreeningAnswer } from '../../../machines/screeningQueue/screeningQueueTypes.ts';
import { ScreeningPage } from './ScreeningPage.tsx';

type Props = { opened?: Screened | AppError; answer?: ScreeningAnswer | AppError };

function Staged({ opened, answer }: Props) {
  const [screening] = useState(() =>
    screeningQueueMachine.provide({
      actors: {
        openDesk: fromPromise(() => stagedAnswer(opened)),
        send: fromPromise(() => stagedAnswer(answer)),
        keepClaims: fromCallback(() => undefined),
      },
      actions: { endSession: () => {} },
    }),
  );
  return <ScreeningPage screening={screening} hasSingles backHref="/entries" />;
}

const meta = {
  title: 'Pages/Staff screening',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/entries')],
  args: { opened: screened, answer: { ...screened, item: salimsEntry, next: null, refusal: null } },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const act = (name: RegExp) => screen.findByRole('button', { name });

export const Default: Story = {};
/** Two keys reject an entry: R, and the number of a reason. */
export const ByKeys: Story = {
  tags: ['unpictured'],
  play: async () => {
    await act(/^(رفض|Reject)/);
    await userEvent.keyboard('[KeyR]');
    await screen.findByRole('dialog');
    await userEvent.keyboard('[Digit1]');
    await expect(await screen.findByRole('heading', { name: 'Salim Al Hinai' })).toBeVisible();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
/** A new recording stands beside the one that it is to replace. */
export const Replacement: Story = { args: { opened: { ...screened, item: hudasReplacement } } };
export const Rejecting: Story = {
  tags: ['unpictured'],
  play: async () => userEvent.click(await act(/^(رفض|Reject)/)),
};
export const Empty: Story = { tags: ['unpictured'], args: { opened: nothingWaits } };
export const Unsure: Story = {
  tags: ['unpictured'],
  args: { answer: networkError },
  play: async () => userEvent.click(await act(/^(قبول|Approve)/)),
};
