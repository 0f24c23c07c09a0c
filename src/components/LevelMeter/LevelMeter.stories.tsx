import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../theme/theme.css.ts';
import { LevelMeter } from './LevelMeter.tsx';

const meta = {
  title: 'Media/LevelMeter',
  component: LevelMeter,
  args: { kind: 'logo' },
  decorators: [(Story) => <div style={{ color: vars.action.bg }}>{Story()}</div>],
} satisfies Meta<typeof LevelMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Spinner: Story = { args: { kind: 'spinner', height: 16 } };
export const Live: Story = { args: { kind: 'live', height: 16 } };
/** Nothing to show, or voting has stopped. */
export const Flat: Story = { args: { kind: 'flat' } };
export const Still: Story = { args: { kind: 'spinner', still: true } };
export const Reduced: Story = { args: { kind: 'spinner' }, globals: { motion: 'reduced' } };

export const States: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
      <LevelMeter kind="logo" />
      <LevelMeter kind="spinner" height={16} />
      <LevelMeter kind="live" height={16} />
      <LevelMeter kind="spinner" height={48} still />
    </div>
  ),
};
