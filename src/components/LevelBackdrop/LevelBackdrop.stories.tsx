import type { Meta, StoryObj } from '@storybook/react-vite';
import { stage } from '../../theme/theme.css.ts';
import { LevelBackdrop } from './LevelBackdrop.tsx';

const meta = {
  title: 'Stage/LevelBackdrop',
  component: LevelBackdrop,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className={stage} style={{ position: 'relative', blockSize: 384 }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof LevelBackdrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dimmed: Story = { args: { dim: true } };
