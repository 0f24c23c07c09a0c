import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDensity } from '../../../.storybook/withStaff.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Timeline, type TimelineEntry } from './Timeline.tsx';

const at = Date.UTC(2026, 10, 26, 8, 30);
const words = {
  ar: {
    label: 'سجل هدى',
    invited: 'دعا شخصًا',
    accepted: 'قبل الدعوة',
    role: 'الدور',
    judge: 'محكّم',
    by: 'هدى بنت سالم الرواحية',
    moment: '26 نوفمبر 2026، 12:30 م',
    long: 'غيّر المسابقات التي يقتصر عليها دور محكّم في جهة منظِّمة بعد موافقة مالك آخر من مالكيها',
  },
  en: {
    label: 'History of Huda',
    invited: 'Invited a person',
    accepted: 'Accepted the invitation',
    role: 'Role',
    judge: 'Judge',
    by: 'Huda Al Rawahi',
    moment: 'Nov 26, 2026, 12:30 PM',
    long: 'Changed the competitions to which the role of a judge in an organisation is limited, after another owner approved it',
  },
};

type Args = { text?: 'invited' | 'long'; by?: string };

function History({ text = 'invited', by }: Args) {
  const of = words[useLanguage()];
  const entries: TimelineEntry[] = [
    { id: '2', at, moment: of.moment, act: of.accepted, by: of.by },
    {
      id: '1',
      at: at - 3_600_000,
      moment: of.moment,
      act: of[text],
      by: by ?? 'Salma Al Harthy',
      changes: [{ name: of.role, value: of.judge }],
    },
  ];
  return <Timeline label={of.label} entries={entries} />;
}

const meta = {
  title: 'Staff/Timeline',
  component: History,
  subcomponents: { Timeline },
  decorators: [withDensity],
} satisfies Meta<typeof History>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('list')).toHaveAccessibleName(/^(سجل هدى|History of Huda)$/);
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = { args: { text: 'long' } };
export const MixedBidi: Story = { args: { by: 'Salma الحارثية (2)' } };
