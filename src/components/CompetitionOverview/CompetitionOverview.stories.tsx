import type { Meta, StoryObj } from '@storybook/react-vite';
import { bareDetails, catalogueTime, detailsOf } from '../../../tests/support/catalogue/catalogueFixtures.ts';
import { CompetitionOverview } from './CompetitionOverview.tsx';

const DAY = 86_400_000;
const now = catalogueTime;

const meta = {
  title: 'Stage/CompetitionOverview',
  component: CompetitionOverview,
  args: { competition: detailsOf(), now },
} satisfies Meta<typeof CompetitionOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Nothing has been decided yet. */
export const NoData: Story = { args: { competition: bareDetails } };
export const Audio: Story = { args: { competition: detailsOf({ submission_type: 'audio' }) } };
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <CompetitionOverview now={now} competition={detailsOf({ reg_end: now + DAY / 2 })} />
      <CompetitionOverview now={now} competition={detailsOf({ reg_end: now + 2 * DAY })} />
      <CompetitionOverview now={now} competition={detailsOf({ reg_end: null })} />
      <CompetitionOverview now={now} competition={detailsOf({ reg_start: now + DAY })} />
      <CompetitionOverview now={now} competition={detailsOf({ reg_end: now - DAY })} />
      <CompetitionOverview now={now} competition={detailsOf({ reg_end: now - DAY, comp_end: now })} />
    </div>
  ),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    competition: detailsOf({
      eligibility_criteria_ar:
        'المواهب من عُمان والدول العربية كافة.\nهوية أو جواز سفر سارٍ ستة أشهر على الأقل من تاريخ التسجيل.\nلم يسبق الفوز بأحد المراكز الثلاثة الأولى.',
      eligibility_criteria_en:
        'Talents from Oman and every Arab country.\nAn ID or passport valid for at least six months from the day of registration.\nNever before among the first three.',
    }),
  },
};
export const MixedBidi: Story = {
  args: {
    competition: detailsOf({
      eligibility_criteria_ar: 'بطاقة GCC ID أو Passport سارٍ',
      eligibility_criteria_en: 'هوية GCC ID',
    }),
  },
};
