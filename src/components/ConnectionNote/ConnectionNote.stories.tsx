import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConnectionNote } from './ConnectionNote.tsx';

const meta = {
  title: 'Voting/ConnectionNote',
  component: ConnectionNote,
  parameters: { docs: { story: { inline: false, height: 160 } } },
  args: { link: 'reconnecting', ageMs: 20_000 },
} satisfies Meta<typeof ConnectionNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Polling: Story = { args: { link: 'polling', ageMs: undefined } };
export const Offline: Story = { args: { link: 'offline', ageMs: 185_000 } };
export const OfflineForLong: Story = {
  args: { link: 'offline', ageMs: 93_600_000 },
  globals: { viewport: { value: 'phone' } },
};
