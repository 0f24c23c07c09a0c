import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, fn } from 'storybook/test';
import { useGroupWords } from '../../i18n/useGroupWords.ts';
import { ClosingNote, type ClosingNoteProps } from './ClosingNote.tsx';

const MINUTE = 60_000;

type Args = Pick<ClosingNoteProps, 'remainingMs' | 'onAnnounce'> & { order?: boolean };

/** The note with the words of a closing group, or of an order that was placed before the close. */
function Closing({ order = false, ...note }: Args) {
  const { t } = useTranslation(['vote', 'pay']);
  const group = useGroupWords().ordinal(3);
  if (!order) {
    return (
      <ClosingNote
        {...note}
        label={t('vote:countdown.closes', { group })}
        sentence={(duration) => t('vote:countdown.closesIn', { group, duration })}
      />
    );
  }
  return (
    <ClosingNote
      {...note}
      label={t('pay:closing.order')}
      sentence={(duration) => t('pay:closing.orderIn', { duration })}
    >
      {t('pay:closing.placed', { group })}
    </ClosingNote>
  );
}

const meta = {
  title: 'Voting/ClosingNote',
  component: ClosingNote,
  render: (args) => <Closing {...args} />,
  args: { remainingMs: 4 * MINUTE + 32_000, onAnnounce: fn(), label: '', sentence: () => '' },
} satisfies Meta<Args & ClosingNoteProps>;
export default meta;
type Story = StoryObj<typeof meta & { args: Args }>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const timer = canvas.getByRole('timer');
    await expect(timer).toHaveAttribute('aria-live', 'off');
    await expect(timer).toHaveTextContent(/^04:32$/);
    await expect(args.onAnnounce).toHaveBeenCalledTimes(1);
  },
};
export const LastSeconds: Story = {
  args: { remainingMs: 9_000 },
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer');
    await expect(timer).toHaveTextContent(/^00:09$/);
    await expect(timer.getBoundingClientRect().width / timer.offsetWidth).toBeGreaterThanOrEqual(1.29);
  },
};
export const LastSecondsReduced: Story = { ...LastSeconds, globals: { motion: 'reduced' } };
export const LastSecondsNarrow: Story = { ...LastSeconds, globals: { viewport: { value: 'phone' } } };
export const Order: Story = {
  render: (args) => <Closing {...args} order />,
  args: { remainingMs: 11 * MINUTE },
};
export const Narrow: Story = { ...Order, globals: { viewport: { value: 'phone' } } };
