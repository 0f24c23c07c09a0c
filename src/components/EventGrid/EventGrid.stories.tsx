import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  catalogueTime,
  eventOf,
  events,
  longNames,
} from '../../../tests/support/catalogue/catalogueFixtures.ts';
import { EventGrid } from './EventGrid.tsx';

const meta = {
  title: 'Navigation/EventGrid',
  component: EventGrid,
  args: { events, now: catalogueTime },
} satisfies Meta<typeof EventGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Grid3: Story = {};
export const Wide2: Story = { args: { events: events.slice(0, 2) } };
export const Wide1: Story = { args: { events: events.slice(0, 1) } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: { events: [events[0]!, eventOf({ ...longNames, id: 'event-long-000000000000' }), events[2]!] },
};
