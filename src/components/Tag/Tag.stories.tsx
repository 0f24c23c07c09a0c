import type { Meta, StoryObj } from '@storybook/react-vite';
import Clock from '@lucide/icons/icons/clock';
import { Tag } from './Tag.tsx';

const meta = { title: 'Feedback/Tag', component: Tag, args: { children: 'مجانية' } } satisfies Meta<
  typeof Tag
>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['live', 'plain', 'quiet', 'success', 'warning', 'info'] as const;

export const Default: Story = {};
export const States: Story = {
  render: ({ children }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      {tones.map((tone) => (
        <Tag key={tone} tone={tone} icon={tone === 'warning' ? Clock : undefined}>
          {children}
        </Tag>
      ))}
    </div>
  ),
};
export const OnStage: Story = { ...States, globals: { theme: 'stage' } };
export const LongText: Story = {
  args: { children: 'المهرجان العربي الكبير للغناء والإنشاد والعزف المنفرد والجماعي 2025' },
  globals: { viewport: { value: 'narrowest' } },
};
export const MixedBidi: Story = { args: { children: 'Voice of Oman صوت عُمان 2025' } };
