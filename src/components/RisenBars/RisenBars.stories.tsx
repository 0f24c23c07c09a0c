import type { Meta, StoryObj } from '@storybook/react-vite';
import { RisenBars } from './RisenBars.tsx';

const meta = { title: 'Stage/RisenBars', component: RisenBars, globals: { theme: 'stage' } } satisfies Meta<
  typeof RisenBars
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Reduced: Story = { globals: { motion: 'reduced' } };
