import ShieldCheck from '@lucide/icons/icons/shield-check';
import Users from '@lucide/icons/icons/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withDensity } from '../../../.storybook/withStaff.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { SectionCount } from './SectionCount.tsx';
import { StaffFrame, StaffPage } from './StaffFrame.tsx';

const sections = [
  { href: '/people', label: 'المشرفون', icon: <Icon of={Users} size="sm" /> },
  { href: '/security', label: 'الأمان', icon: <Icon of={ShieldCheck} size="sm" /> },
];

const meta = {
  title: 'Staff/StaffFrame',
  component: StaffFrame,
  parameters: { layout: 'fullscreen' },
  decorators: [withDensity],
  args: {
    name: 'سلمى بنت أحمد الحارثية',
    organisation: 'دار الإنتاج',
    sections,
    current: '/people',
    onSignOut: fn(),
    isSigningOut: false,
    children: (
      <StaffPage title="المشرفون" lead="من يعمل في دار الإنتاج، ودور كل منهم.">
        <p>…</p>
      </StaffPage>
    ),
  },
} satisfies Meta<typeof StaffFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  args: { isSigningOut: true, organisation: undefined, sections: sections.slice(1) },
};
export const SeveralOrganisations: Story = {
  args: {
    choice: {
      organisations: [
        { id: '1', name: 'دار الإنتاج' },
        { id: '2', name: 'تلفزيون عُمان' },
      ],
      chosen: '2',
      onChoose: fn(),
    },
  },
};
export const Waiting: Story = {
  args: {
    sections: sections.map((each) => ({ ...each, note: <SectionCount count={3} words="3 طلبات تنتظرك" /> })),
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    name: 'سلمى بنت أحمد بن عبد الرحمن بن محمد الحارثية العمانية',
    organisation: 'الهيئة العامة للإذاعة والتلفزيون وإنتاج برامج المواهب في سلطنة عُمان',
  },
};
export const MixedBidi: Story = { args: { name: 'Salma الحارثية', organisation: 'Production House 24' } };
