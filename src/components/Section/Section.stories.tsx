import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { contentPage } from '../../../tests/support/catalogue/contentPageFixture.ts';
import { Prose } from '../Prose/Prose.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Stage/Section',
  component: Section,
  args: { title: 'شروط التقديم', children: <Prose text={contentPage.body} /> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) =>
    await expect(within(canvasElement).getByRole('region', { name: args.title })).toBeVisible(),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
