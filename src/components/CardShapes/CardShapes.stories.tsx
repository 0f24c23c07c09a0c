import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardShapes } from './CardShapes.tsx';

const meta = {
  title: 'Feedback/CardShapes',
  component: CardShapes,
  args: { kind: 'events', count: 3, label: 'جارٍ تحميل الفعاليات…' },
} satisfies Meta<typeof CardShapes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Competitions: Story = { args: { kind: 'competitions', count: 4 } };
export const Overview: Story = { args: { kind: 'overview', count: 1 } };
export const Prose: Story = { args: { kind: 'prose', count: 2 } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Reduced: Story = { globals: { motion: 'reduced' } };
