import type { Meta, StoryObj } from '@storybook/react-vite';
import { SilentLine } from './SilentLine.tsx';

const meta = { title: 'Media/SilentLine', component: SilentLine, globals: { theme: 'stage' } } satisfies Meta<
  typeof SilentLine
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { theme: 'stage', viewport: { value: 'phone' } } };
