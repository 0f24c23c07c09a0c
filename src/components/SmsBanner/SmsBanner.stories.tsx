import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { boardTime, config, upcomingGroup } from '../../../tests/support/votePage/boardFixtures.ts';
import { SmsBanner } from './SmsBanner.tsx';

const meta = {
  title: 'Voting/SmsBanner',
  component: SmsBanner,
  args: { sms: config.sms, open: true, exampleCode: '304', onAnnounce: fn() },
} satisfies Meta<typeof SmsBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const desktop = { viewport: { value: 'desktop' } };

export const Default: Story = {};
export const Desktop: Story = {
  globals: desktop,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /91207/ }));
    // Clipboard access is asynchronous.
    await waitFor(() => expect(args.onAnnounce).toHaveBeenCalledWith(expect.stringContaining('91207')));
  },
};
export const OfOneContestant: Story = {
  args: { exampleCode: undefined, contestantCode: '304' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/304/)).toBeVisible();
  },
};
export const Mobile: Story = { globals: phone };
export const Closed: Story = {
  args: { open: false, opening: { at: upcomingGroup.opens_at, soon: true } },
  globals: desktop,
};
export const ClosedMobile: Story = { ...Closed, globals: phone };
export const ClosedUntilADate: Story = {
  args: { open: false, opening: { at: upcomingGroup.opens_at, soon: upcomingGroup.opens_at < boardTime } },
};
export const Ended: Story = { args: { open: false } };
export const LongText: Story = {
  args: {
    sms: {
      ...config.sms,
      providers: config.sms.providers.map((provider) => ({
        ...provider,
        name_ar: `${provider.name_ar} للاتصالات المتنقلة`,
        name_en: `${provider.name_en} Mobile Telecommunications`,
      })),
    },
  },
};
export const MixedBidi: Story = {
  args: {
    sms: {
      ...config.sms,
      providers: [
        { id: 'one', name_ar: 'Ofoq أفق (5G)', name_en: 'أفق Ofoq (5G)', short_code: '90431' },
        ...config.sms.providers.slice(1),
      ],
    },
  },
};
