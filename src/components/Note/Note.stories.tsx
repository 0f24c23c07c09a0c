import type { Meta, StoryObj } from '@storybook/react-vite';
import Clock from '@lucide/icons/icons/clock';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Button } from '../Button/Button.tsx';
import { Note } from './Note.tsx';

const words = {
  ar: {
    closed: 'أُغلق التصويت للمجموعة الثالثة، ويُفتح للمجموعة الرابعة عند منتصف الليل (12:00\u00a0ص).',
    final: 'الترتيب أدناه نهائي لهذه المجموعة.',
    fallback: 'تعذّر تحميل قائمة المتسابقين، والمعروض الآن بيانات احتياطية.',
    failed: 'تعذّر إرسال صوتك.',
    saved: 'أُضيفت أصواتك.',
    again: 'إعادة المحاولة',
  },
  en: {
    closed: 'Voting for group 3 is closed. Group 4 opens at midnight (12AM).',
    final: 'The ranking below is final for this group.',
    fallback: 'Failed to load participants, using fallback data.',
    failed: 'Failed to submit vote.',
    saved: 'Your votes have been added.',
    again: 'Retry',
  },
};

function Closed() {
  const { closed, final } = words[useLanguage()];
  return (
    <Note icon={Clock} title={closed}>
      {final}
    </Note>
  );
}

function Kinds() {
  const { fallback, failed, saved, again } = words[useLanguage()];
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Closed />
      <Note kind="warning" title={fallback} action={<Button variant="secondary">{again}</Button>} />
      <Note kind="error" title={failed} />
      <Note kind="success" title={saved} />
    </div>
  );
}

const meta = { title: 'Feedback/Note', component: Note, args: { title: words.ar.closed } } satisfies Meta<
  typeof Note
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Closed /> };
export const States: Story = { render: () => <Kinds /> };
export const OnPhone: Story = {
  render: () => (
    <div style={{ inlineSize: 358, maxInlineSize: '100%' }}>
      <Kinds />
    </div>
  ),
};
export const LongText: Story = {
  args: { kind: 'warning', title: `${words.ar.fallback} ${words.ar.closed}`, children: words.ar.final },
};
export const MixedBidi: Story = {
  args: {
    title: (
      <>
        لم يُقبل الملف <bdi>my song (final).exe</bdi>، والمقبول <bdi>MP4</bdi> أو <bdi>MP3</bdi>.
      </>
    ),
  },
};
