import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { standInCardFields, type CardPlay } from '../../../tests/support/checkout/standInGateway.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useTheme } from '../../theme/useTheme.ts';
import { Button } from '../Button/Button.tsx';
import type { CardFrameEvent } from './cardFrame.ts';
import { HostedCardFields } from './HostedCardFields.tsx';

type Props = { play: CardPlay; url?: string | undefined; onEvent: (event: CardFrameEvent) => void };

function Checkout({ play, onEvent, ...rest }: Props) {
  const lng = useLanguage();
  const [theme] = useTheme();
  const [payRequested, setPayRequested] = useState(0);
  const url = 'url' in rest ? rest.url : standInCardFields(play);
  return (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: '46rem' }}>
      <HostedCardFields url={url} lng={lng} theme={theme} payRequested={payRequested} onEvent={onEvent} />
      <Button onClick={() => setPayRequested(payRequested + 1)}>pay</Button>
    </div>
  );
}

const meta = {
  title: 'Money/HostedCardFields',
  component: Checkout,
  subcomponents: { HostedCardFields },
  args: { play: 'declined', onEvent: fn() },
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;

const pay = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'pay' }));

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onEvent).toHaveBeenCalledWith({ event: 'ready' }));
    await pay(canvasElement);
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenLastCalledWith({ event: 'finished', outcome: 'declined' }),
    );
  },
};

export const Busy: Story = {
  args: { play: 'slow' },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onEvent).toHaveBeenCalledWith({ event: 'ready' }));
    await pay(canvasElement);
    await waitFor(() => expect(args.onEvent).toHaveBeenLastCalledWith({ event: 'submitting' }));
  },
};

export const Challenge: Story = {
  args: { play: 'challenge' },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onEvent).toHaveBeenCalledWith({ event: 'ready' }));
    await pay(canvasElement);
    await waitFor(() => expect(args.onEvent).toHaveBeenLastCalledWith({ event: 'challenge' }));
  },
};

export const Loading: Story = { args: { play: 'silent' } };
export const BeforeTheOrder: Story = { args: { url: undefined } };
export const Unreachable: Story = { args: { url: 'about:blank' } };
