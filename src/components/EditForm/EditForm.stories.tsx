import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { withDensity } from '../../../.storybook/withStaff.tsx';
import { criteriaText } from '../../../domain/season/criterionRows.ts';
import { EditForm } from './EditForm.tsx';
import type { EditField } from './editFormProps.ts';

const fields: EditField[] = [
  { name: 'name', label: { ar: 'الاسم بالعربية', en: 'الاسم بالإنجليزية' }, optional: 'en' },
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
  args: { sections: [{ fields }], texts, errors: {}, edited: [], onChange: fn(), onChoose: fn() },
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

const criteria = criteriaText([
  { name_ar: 'الأداء الصوتي', name_en: 'Vocal performance', percent: '60' },
  { name_ar: 'الحضور', name_en: 'Stage presence', percent: '30' },
]);
const zone = 'Africa/Cairo';

/** Every kind of value, one of them fixed, and criteria that do not add up. */
export const Kinds: Story = {
  args: {
    sections: [
      {
        fields: [
          { kind: 'long', name: 'about', label: { ar: 'الشروط بالعربية', en: 'الشروط بالإنجليزية' } },
          { kind: 'moment', name: 'opens', label: 'فتح باب التسجيل', zone },
          { kind: 'moment', name: 'closes', label: 'إغلاق باب التسجيل', zone, optional: true },
          { kind: 'day', name: 'first_day', label: 'أول يوم' },
          { kind: 'number', name: 'age', label: 'أدنى عمر', unit: 'سنة' },
          { kind: 'money', name: 'fee', label: 'رسوم الاشتراك', locked: 'ثابتة منذ وصلت الأصوات' },
          {
            kind: 'choice',
            name: 'media',
            label: 'نوع التسجيل',
            choices: [
              { value: 'audio', label: 'صوت' },
              { value: 'video', label: 'فيديو' },
            ],
          },
          { kind: 'code', name: 'slug', label: 'آخر العنوان', hint: 'يبقى العنوان القديم عاملًا.' },
          { kind: 'criteria', name: 'criteria', label: 'معايير التحكيم' },
        ],
      },
    ],
    texts: {
      about_ar: 'العمر 16 فأكثر\nأغنية واحدة بلا مؤثرات',
      about_en: '16 or older\nOne song, no effects',
      opens: '2026-05-01T10:00',
      closes: '',
      first_day: '2027-05-01',
      age: '16',
      fee: '2.500',
      media: 'audio',
      slug: 'solo-singing',
      criteria,
    },
    edited: ['opens', 'criteria'],
    disputes: {
      opens: { mine: '2026-05-01T10:00', theirs: '2026-05-03T10:00', choice: null },
      media: { mine: 'audio', theirs: 'video', choice: null },
    },
  },
  play: async ({ args }) => {
    await expect(screen.getByRole('textbox', { name: 'رسوم الاشتراك' })).toHaveAttribute('readonly');
    await userEvent.click(screen.getByRole('button', { name: /^(إضافة معيار|Add a criterion)$/ }));
    await expect(args.onChange).toHaveBeenCalledWith('criteria', criteria.replace(']]', '],["","",""]]'));
    await expect(screen.getByText(/90/)).toBeVisible();
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
