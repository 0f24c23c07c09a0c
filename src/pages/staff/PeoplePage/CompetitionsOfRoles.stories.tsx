import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, messageError } from '../../../../domain/errors.ts';
import { competitionsOfHouse, singing } from '../../../../tests/support/staff/competitionFacts.ts';
import { house, invited, owner, ownerHeld, staffList } from '../../../../tests/support/staff/staffFacts.ts';
import {
  stillCompetitions,
  stillInvite,
  stillMany,
  stillPeople,
  stillReset,
} from '../../../../tests/support/staff/stillFlows.ts';
import type { PeopleList } from '../../../machines/staffPeople/staffPeopleMachine.ts';
import { PeoplePage, type PeoplePageProps } from './PeoplePage.tsx';

type Props = { list?: PeopleList; held?: PeoplePageProps['held']; changed?: AppError };

function Staged({ list = staffList, held = ownerHeld, changed }: Props) {
  const [flows] = useState(() => ({
    people: stillPeople(list),
    invite: stillInvite,
    competitions: stillCompetitions(changed),
    reset: stillReset(),
    many: stillMany,
  }));
  const organisation = { id: house.id, name: house.name_ar };
  return <PeoplePage {...flows} organisation={organisation} self={owner.id} held={held} />;
}

/** The competitions of roles on the page of people. */
const meta = {
  title: 'Pages/Staff people competitions',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/people')],
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async () => {
  const name = /^(تغيير المسابقات|Change competitions): /;
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog');
};
export const ChangeCompetitions: Story = {
  args: { changed: messageError('…', { status: 409, code: 'changed_meanwhile' }) },
  play: async () => {
    await openDialog();
    await userEvent.click(screen.getByRole('checkbox', { name: /^(المناظرة|Debate)$/ }));
    await userEvent.click(screen.getByRole('button', { name: /^(حفظ|Save)$/ }));
    await expect(await screen.findByText('…')).toBeVisible();
    await expect(screen.getByRole('checkbox', { name: /^(المناظرة|Debate)$/ })).toBeChecked();
  },
};
const submit = /^(إنشاء الدعوة|Make the invitation)$/;
const isOnlyThese = /^(هذه فقط|Only these)$/;
export const LimitedInvitation: Story = {
  tags: ['unpictured'],
  play: async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox'), 'screener');
    await userEvent.click(screen.getByRole('radio', { name: isOnlyThese }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^(الغناء|Singing)$/ }));
    await userEvent.click(screen.getByRole('button', { name: submit }));
    // The address is missing, and a competition is not.
    await expect(screen.getByRole('textbox')).toBeInvalid();
    await expect(screen.getByRole('radiogroup')).not.toBeInvalid();
  },
};
export const NoCompetition: Story = {
  tags: ['unpictured'],
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), invited.invitation.email);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'judge');
    await userEvent.click(screen.getByRole('radio', { name: isOnlyThese }));
    await userEvent.click(screen.getByRole('button', { name: submit }));
    await expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
    const group = screen.getByRole('group', { name: /^(المسابقات|Competitions)$/ });
    await waitFor(() => expect(group).toHaveFocus());
    await expect(group).toHaveAccessibleDescription(/^(اختر مسابقة|Choose at least)/);
  },
};
const many: PeopleList = {
  ...staffList,
  choices: Array.from({ length: 12 }, (_, index) => ({
    ...competitionsOfHouse[index % 3]!,
    id: `many-${String(index).padStart(2, '0')}`.padEnd(22, '0'),
    name_en: `Contest ${index + 1}`,
    name_ar: `المسابقة ${index + 1}`,
  })),
};
export const SearchedCompetitions: Story = {
  args: { list: many },
  play: async () => {
    await openDialog();
    await userEvent.type(screen.getByRole('textbox', { name: /^(البحث|Search)/ }), '12');
    await expect(within(screen.getByRole('dialog')).getAllByRole('checkbox')).toHaveLength(1);
  },
};
export const LimitedOrganiser: Story = {
  tags: ['unpictured'],
  args: { held: [{ role: 'organiser', organisationId: house.id, competitionIds: [singing.id] }] },
  play: async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox'), 'judge');
    await expect(screen.queryByRole('radio')).toBeNull();
    await expect(screen.getByRole('checkbox', { name: /^(الغناء|Singing)$/ })).not.toBeChecked();
  },
};
