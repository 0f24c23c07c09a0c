import type { Meta, StoryObj } from '@storybook/react-vite';
import Copy from '@lucide/icons/icons/copy';
import Moon from '@lucide/icons/icons/moon';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Navigation/IconButton',
  component: IconButton,
  args: { icon: Copy, label: 'نسخ الرقم 90431' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Toggle: Story = { args: { icon: Moon, label: 'المظهر الداكن', pressed: true } };
export const OnStage: Story = { globals: { theme: 'stage' } };
