import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkedSentence } from './LinkedSentence.tsx';

const meta = {
  title: 'Navigation/LinkedSentence',
  component: LinkedSentence,
  args: { href: '/support', words: 'إن بدا لك أن هذا خطأ، فيُرجى [التواصل مع الدعم الفني].' },
} satisfies Meta<typeof LinkedSentence>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutLink: Story = { args: { words: 'جملة بلا رابط.' } };
export const LongText: Story = {
  args: {
    words:
      'إن بدا لك أن هذا خطأ في الموقع وليس في العنوان، فيُرجى [التواصل مع فريق الدعم الفني في أي وقت] وسنرد خلال يوم عمل.',
  },
};
export const MixedBidi: Story = { args: { words: 'للمساعدة: [support@sawt.example] على مدار اليوم.' } };
