import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import type { AutomaticKind } from '../../../../domain/messages/automaticTemplates.ts';
import { newTemplateTexts } from '../../../../domain/messages/templateForm.ts';
import { automaticRow, templateLife, templateRow } from '../../../../tests/support/messages/templateFacts.ts';
import { stillLife } from '../../../../tests/support/season/lifeFacts.ts';
import { stillEdit } from '../../../../tests/support/staff/stillFlows.ts';
import type { EditLoaded, EditSaved } from '../../../machines/editForm/editFormTypes.ts';
import { TemplatePage } from './TemplatePage.tsx';

type Props = {
  loaded?: EditLoaded | AppError;
  saved?: EditSaved | AppError;
  kind?: AutomaticKind | null;
  isNew?: boolean;
  isReadOnly?: boolean;
};

function Staged({ loaded, saved, kind = 'rejected', isNew = false, isReadOnly = false }: Props) {
  const [template] = useState(() => stillEdit(loaded, saved));
  const [removal] = useState(() => stillLife(templateLife));
  return (
    <TemplatePage {...{ template, kind, isReadOnly }} backHref="/messages" {...(!isNew && { removal })} />
  );
}

const meta = {
  title: 'Pages/Staff message template',
  component: Staged,
  tags: ['page', '!autodocs', 'unpictured'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/messages')],
  args: { loaded: { row: automaticRow, draft: null } },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A placeholder that the message does not have is named with its line, and a save keeps the person on the page. */
export const Broken: Story = {
  play: async () => {
    const mail = await screen.findByRole('textbox', { name: /^(نص البريد بالعربية|Mail in Arabic)/ });
    await userEvent.clear(mail);
    await userEvent.type(mail, 'مرحبًا{Enter}{{{{votes}}');
    await expect(await screen.findByText(/(السطر 2|line 2)/)).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(mail).toHaveAttribute('aria-invalid', 'true');
  },
};
export const OwnTemplate: Story = { args: { kind: null, loaded: { row: templateRow, draft: null } } };
export const New: Story = {
  args: {
    kind: null,
    isNew: true,
    loaded: { row: { ...templateRow, version: 0, texts: newTemplateTexts, changed: null }, draft: null },
  },
};
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { render: () => <Staged /> };
export const Failed: Story = { args: { loaded: networkError } };
