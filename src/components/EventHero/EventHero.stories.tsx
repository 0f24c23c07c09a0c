import type { Meta, StoryObj } from '@storybook/react-vite';
import { events, longNames } from '../../../tests/support/catalogue/catalogueFixtures.ts';
import { EventStateTag } from '../EventCard/EventStateTag.tsx';
import { EventHero } from './EventHero.tsx';

const meta = {
  title: 'Stage/EventHero',
  component: EventHero,
  parameters: { layout: 'fullscreen' },
  args: {
    above: [{ href: '/events', label: 'الفعاليات' }],
    title: events[0]!.name,
    waiting: 'جارٍ التحميل…',
    facts: (
      <>
        <EventStateTag state="live" />
        <span>1 أبريل – 31 أغسطس 2025</span>
      </>
    ),
  },
} satisfies Meta<typeof EventHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Waiting: Story = { args: { title: undefined, facts: undefined } };
export const States: Story = { args: { above: undefined, facts: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = { args: { title: longNames.name } };
export const MixedBidi: Story = { args: { title: 'Voice of Oman صوت عُمان 2025' } };
