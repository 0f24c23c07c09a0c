import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { withDensity } from '../../../.storybook/withStaff.tsx';
import { checkWindows } from '../../../domain/season/checkWindows.ts';
import type { TimelineLane } from './timelineSpans.ts';
import { WindowTimeline } from './WindowTimeline.tsx';

const HOUR = 3_600_000;
const midnight = (day: number) => Date.UTC(2026, 10, day - 1, 20);
const lane = (number: number, name: string, more: Partial<TimelineLane> = {}): TimelineLane => ({
  id: `group-${number}`,
  name,
  opensAt: midnight(18 + number),
  closesAt: midnight(19 + number),
  isMoved: false,
  movable: ['opens_at', 'closes_at'],
  ...more,
});
const three = [lane(1, 'المجموعة الأولى'), lane(2, 'المجموعة الثانية'), lane(3, 'المجموعة الثالثة')];

/** Edges move, and what is wrong shows at once. */
function Staged({ lanes: first, zone = 'Asia/Muscat' }: { lanes: readonly TimelineLane[]; zone?: string }) {
  const [lanes, setLanes] = useState(first);
  const [selected, setSelected] = useState<string | null>(null);
  const groups = lanes.map((each) => ({ ...each, roundId: 'round', codes: [] }));
  const change = (id: string, edge: 'opens_at' | 'closes_at', next: (at: number) => number) =>
    setLanes((all) =>
      all.map((each) => {
        if (each.id !== id) return each;
        const field = edge === 'opens_at' ? 'opensAt' : 'closesAt';
        return { ...each, isMoved: true, [field]: next(each[field]) };
      }),
    );
  return (
    <WindowTimeline
      label="فترات التصويت"
      zone={zone}
      lanes={lanes}
      findings={checkWindows({ groups, rounds: [], others: [], zone })}
      selected={selected}
      onSelect={setSelected}
      onMove={(id, edge, by) => change(id, edge, (at) => at + by)}
      onSet={(id, edge, at) => change(id, edge, () => at)}
    />
  );
}

const meta = {
  title: 'Staff/WindowTimeline',
  component: Staged,
  subcomponents: { WindowTimeline },
  decorators: [withDensity],
  args: { lanes: three },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A window that has opened, one that was moved over the next, and a gap after it. */
export const States: Story = {
  args: {
    lanes: [
      lane(1, 'المجموعة الأولى', { movable: [] }),
      lane(2, 'المجموعة الثانية', { closesAt: midnight(21) + 6 * HOUR, isMoved: true }),
      lane(3, 'المجموعة الثالثة'),
      lane(4, 'المجموعة الرابعة', { opensAt: midnight(22) + 12 * HOUR }),
    ],
  },
};
export const LongText: Story = {
  args: {
    lanes: [
      lane(1, 'مجموعة المشاركين من محافظات مسقط والداخلية والظاهرة والبريمي وشمال الباطنة'),
      lane(2, 'The group of the contestants from abroad who qualified in the second audition of the season'),
    ],
  },
};
export const MixedBidi: Story = {
  args: { lanes: [lane(1, 'Group A (المجموعة أ)'), lane(2, 'المجموعة 2 — B')] },
};
/** Two weeks: the ruler names every other day. */
export const Weeks: Story = {
  args: {
    lanes: [
      lane(1, 'المجموعة الأولى', { closesAt: midnight(26) }),
      lane(2, 'المجموعة الثانية', { opensAt: midnight(26), closesAt: midnight(34) }),
    ],
  },
};
/** The arrow that points to later times moves an edge later: the left one in Arabic. */
export const Keys: Story = {
  play: async () => {
    const [, close] = await screen.findAllByRole('slider');
    const before = Number(close!.getAttribute('aria-valuenow'));
    close!.focus();
    const isArabic = getComputedStyle(close!).direction === 'rtl';
    const [later, earlier] = isArabic ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    await userEvent.keyboard(`{${later}}{Shift>}{${later}}{/Shift}`);
    await expect(close).toHaveAttribute('aria-valuenow', String(before + 75));
    await expect(screen.getAllByText(/^(تتداخل|Overlaps)$/)).toHaveLength(2);
    await userEvent.keyboard(`{${earlier}}{Shift>}{${earlier}}{/Shift}{PageUp}{PageDown}`);
    await expect(close).toHaveAttribute('aria-valuenow', String(before));
    await expect(screen.queryByText(/^(تتداخل|Overlaps)$/)).toBeNull();
  },
};
