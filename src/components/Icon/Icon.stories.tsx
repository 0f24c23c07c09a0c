import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowLeft from '@lucide/icons/icons/arrow-left';
import Clock from '@lucide/icons/icons/clock';
import { Icon } from './Icon.tsx';

const meta = { title: 'Media/Icon', component: Icon, args: { of: Clock } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <Icon of={Clock} size="sm" />
      <Icon of={Clock} size="md" />
      <Icon of={Clock} size="lg" />
    </div>
  ),
};

/** The back arrow points right in Arabic, left in English. */
export const Mirrored: Story = { args: { of: ArrowLeft, mirror: true } };
