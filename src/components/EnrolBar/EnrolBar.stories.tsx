import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { EnrolBar } from './EnrolBar.tsx';

const meta = {
  title: 'Navigation/EnrolBar',
  component: EnrolBar,
  parameters: { docs: { story: { height: 200 } } },
  args: {
    away: false,
    children: (
      <Button size="lg" full>
        التسجيل الآن
      </Button>
    ),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof EnrolBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Away: Story = { args: { away: true } };
export const LongText: Story = {
  args: {
    children: (
      <Button size="lg" full>
        التسجيل الآن في مسابقة الغناء الفردي للناشئين
      </Button>
    ),
  },
};
