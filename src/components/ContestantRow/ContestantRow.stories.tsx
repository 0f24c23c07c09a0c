import type { Meta, StoryObj } from '@storybook/react-vite';
import { participantOf } from '../../../tests/support/votePage/boardFixtures.ts';
import { Button } from '../Button/Button.tsx';
import { ContestantRow } from './ContestantRow.tsx';

const { user, sms_code: code } = participantOf();

const meta = { title: 'Voting/ContestantRow', component: ContestantRow, args: { user, code } } satisfies Meta<
  typeof ContestantRow
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithGroup: Story = { args: { group: 3 } };
export const WithAction: Story = {
  args: {
    action: (
      <Button variant="quiet" href="/vote">
        تغيير
      </Button>
    ),
  },
};
export const NoPhoto: Story = { args: { user: { ...user, image_url: null } } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    user: {
      ...user,
      full_name_ar: 'عبدالرحمن بن ناصر بن محمد بن سعيد السيابي',
      full_name_en: 'Abdulrahman Bin Nasser Bin Mohammed Al Siyabi',
    },
    group: 3,
  },
};
export const MixedBidi: Story = {
  args: { user: { ...user, full_name_ar: 'DJ سالم (Oman)', full_name_en: 'سالم Salim' } },
};
