import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  catalogueTime,
  eventOf,
  events,
  longNames,
} from '../../../tests/support/catalogue/catalogueFixtures.ts';
import { EventCard } from './EventCard.tsx';

const frame = (inlineSize: number) => (Story: () => React.ReactNode) => (
  <div style={{ inlineSize, maxInlineSize: '100%' }}>{Story()}</div>
);

const meta = {
  title: 'Navigation/EventCard',
  component: EventCard,
  args: { event: events[0]!, now: catalogueTime },
  decorators: [frame(384)],
} satisfies Meta<typeof EventCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Upcoming: Story = { args: { event: events[1]! } };
export const Past: Story = { args: { event: events[2]! } };
export const NoImage: Story = { args: { event: eventOf({ thumbnail: null, thumbnail_sizes: [] }) } };
export const NoDates: Story = { args: { event: eventOf({ start_time: null, end_time: null }) } };
export const OnlyStart: Story = { args: { event: eventOf({ end_time: null }) } };
export const LongText: Story = { args: { event: eventOf(longNames) } };
export const MixedBidi: Story = {
  args: { event: eventOf({ name: '', name_ar: 'Voice of Oman صوت عُمان 2025', name_en: null }) },
};
export const Wide: Story = { args: { look: 'wide' }, decorators: [frame(1200)] };
export const WideNoImage: Story = {
  args: { look: 'wide', event: eventOf({ thumbnail: null, thumbnail_sizes: [] }) },
  decorators: [frame(1200)],
};
export const WidePhone: Story = { args: { look: 'wide' }, globals: { viewport: { value: 'phone' } } };
