import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { withDensity } from '../../../.storybook/withStaff.tsx';
import { EditForm } from './EditForm.tsx';

const pairs = [
  { name: 'name', label: { ar: 'الاسم بالعربية', en: 'الاسم بالإنجليزية' }, optional: 'en' as const },
  { name: 'summary', label: { ar: 'التعريف بالعربية', en: 'التعريف بالإنجليزية' } },
];
const texts = {
  name_ar: 'دار الإنتاج',
  name_en: 'Production House',
  summary_ar: 'برامج المواهب منذ عام 2009',
  summary_en: 'Talent shows since 2009',
};

const meta = {
  title: 'Staff/EditForm',
  component: EditForm,
  decorators: [
    withDensity,
    (Story) => (
      <form style={{ display: 'grid', gap: '1rem' }}>
        <Story />
      </form>
    ),
  ],
  args: { pairs, texts, errors: {}, edited: [], onChange: fn(), onChoose: fn() },
} satisfies Meta<typeof EditForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  args: {
    texts: { ...texts, name_en: '', summary_en: 'Talent shows, live on air since 2009' },
    edited: ['summary_en', 'summary_ar'],
    errors: { summary_en: '…' },
    disputes: {
      summary_ar: {
        mine: texts.summary_ar,
        theirs: 'برامج المواهب على الهواء منذ عام 2009',
        choice: null,
      },
    },
  },
  play: async ({ args }) => {
    const [mine] = await screen.findAllByRole('radio');
    await userEvent.click(mine!);
    await expect(args.onChoose).toHaveBeenCalledWith('summary_ar', 'mine');
  },
};
export const Saved: Story = { args: { isSaved: true } };
export const Saving: Story = { args: { edited: ['name_en'], isSaving: true } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    edited: ['name_ar'],
    texts: {
      ...texts,
      name_ar: 'الهيئة العامة للإذاعة والتلفزيون وإنتاج برامج المواهب في سلطنة عُمان',
    },
    disputes: {
      name_ar: {
        mine: 'الهيئة العامة للإذاعة والتلفزيون وإنتاج برامج المواهب في سلطنة عُمان',
        theirs: 'الهيئة العامة للإذاعة والتلفزيون وبرامج المواهب والمسابقات الغنائية في سلطنة عُمان',
        choice: 'theirs',
      },
    },
  },
};
export const MixedBidi: Story = {
  args: {
    texts: { ...texts, name_ar: 'دار Production 24 (عُمان)' },
    edited: ['name_ar'],
    disputes: {
      name_ar: { mine: 'دار Production 24 (عُمان)', theirs: 'Production House 24', choice: 'mine' },
    },
  },
};
