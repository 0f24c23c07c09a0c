import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { withShell } from '../../../../.storybook/withShell.tsx';
import { registerHref } from '../../../../domain/catalogueAddress.ts';
import { networkError } from '../../../../domain/errors.ts';
import { profile } from '../../../../tests/support/accounts/accountFacts.ts';
import {
  catalogueTime,
  competitionOf,
  detailsOf,
} from '../../../../tests/support/catalogue/catalogueFixtures.ts';
import * as facts from '../../../../tests/support/entries/registrationFacts.ts';
import { pageMarkup, wordsOfVideo } from '../../../../tests/support/entries/wordsOfVideo.ts';
import { signupContactMachine } from '../../../machines/signupContact/signupContactMachine.ts';
import { type RegistrationStage, stagedRegistration } from './stagedRegistration.support.ts';
import { RegisterPage } from './RegisterPage.tsx';
import { SentLink, type SentLinkProps } from './SentLink.tsx';

const { event, slug } = competitionOf();
const values = { ...facts.filledRegistration, full_name: 'فاطمة سعيد الزدجالي' };
const draft = { ...facts.keptDraft, values };
/** A recent draft, without its files. */
const begun = { draft, files: { media: null, identity: null } };
const total = facts.mediaFile.size;

const StagedLink = (props: Omit<SentLinkProps, 'machine'>) => (
  <SentLink {...props} machine={signupContactMachine} />
);

function Staged(stage: RegistrationStage) {
  const [registration] = useState(() => stagedRegistration(stage));
  return <RegisterPage registration={registration} preview={competitionOf()} SentLink={StagedLink} />;
}

const meta = {
  title: 'Pages/Register',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell(registerHref(event.slug, slug))],
  args: {
    opened: facts.openedForm(),
    media: { ok: true, media: facts.chosenMedia },
    identity: { ok: true, file: facts.identityFile },
    progress: { phase: 'uploading', sent: total * 0.64, total },
  },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const submitForm = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^(إرسال التسجيل|Submit registration)$/ }));

async function chooseFiles() {
  await screen.findByRole('button', { name: /^(إرسال التسجيل|Submit registration)$/ });
  await userEvent.upload(document.querySelector<HTMLInputElement>('#media_file')!, facts.mediaFile);
  await userEvent.upload(document.querySelector<HTMLInputElement>('#id_passport_url')!, facts.identityFile);
  await screen.findByText(/passport-scan/);
}

async function sendFilledForm() {
  await chooseFiles();
  await submitForm();
}

const received = /^(تم استلام التسجيل|Registration received)/;
/** Waits for the page that follows the form; it loads late. */
const untilReceived = async () => void (await screen.findByRole('heading', { level: 1, name: received }));
const showReceived = () => sendFilledForm().then(untilReceived);

export const Empty: Story = {};
export const EmptyMobile: Story = { globals: phone };
export const Filled: Story = {
  tags: ['whole'],
  args: { opened: facts.openedForm(begun) },
  play: chooseFiles,
};
/** After a reload the files must be chosen again. */
export const Restored: Story = { args: { opened: facts.openedForm({ draft }) } };
const inNewTab = { ...draft, values: { ...values, civil_id: '', term_conditions: false } };
const until = catalogueTime + 40 * 3_600_000;
/** The next day, in a new tab: the number is typed again, and the upload goes on. */
export const RestoredUpload: Story = {
  args: { opened: facts.openedForm({ draft: inNewTab, upload: { sent: 62, total: 100, until } }) },
};
export const RestoredWhole: Story = {
  args: { opened: facts.openedForm({ draft: inNewTab, upload: { sent: 100, total: 100, until } }) },
};
const end = facts.openedForm().competition.reg_end ?? 0;
/** Half an hour before the end the form warns. */
export const Closing: Story = { args: { opened: facts.openedForm({ now: end - 25 * 60_000 }) } };
/** After the end, of a registration that was begun before. */
export const Late: Story = {
  args: {
    opened: facts.openedForm({ now: end + 12 * 60_000, draft: { ...draft, begun: facts.begun } }),
  },
};
/** The server no longer knows the upload. */
export const RestoredLost: Story = {
  args: { opened: facts.openedForm({ draft: inNewTab, upload: 'lost' }) },
};
export const FilledMobile: Story = { ...Filled, globals: phone };
export const WithErrors: Story = {
  tags: ['whole'],
  args: {
    opened: facts.openedForm({
      ...begun,
      draft: { ...draft, values: { ...values, phone: '9123 45O7', year: '2009', term_conditions: false } },
    }),
  },
  play: async () => {
    await chooseFiles();
    await submitForm();
    await expect(document.getElementById('phone_number')).toHaveFocus();
    await expect(document.querySelectorAll('[aria-invalid="true"]').length).toBe(5);
    const sentences = [...document.querySelectorAll('[id$="-error"]')].map(({ textContent }) => textContent);
    await expect(new Set(sentences).size).toBe(sentences.length);
  },
};
export const WithErrorsMobile: Story = { ...WithErrors, globals: phone };
/** A competition for audio says nothing of video, with or without a file. */
export const RefusedFile: Story = {
  args: {
    opened: facts.openedForm({ ...begun, competition: detailsOf({ submission_type: 'audio' }) }),
    media: { ok: false, code: 'wrongFormat' },
    identity: { ok: false, code: 'blockedExtension' },
  },
  play: async () => {
    await submitForm();
    await screen.findAllByText(/^(يُرجى رفع ملف صوتي\.|Upload an audio file\.)$/);
    // The facts beside the form are loaded on demand.
    await screen.findAllByText(/^(إمكان السفر|You can travel)/);
    await expect(pageMarkup()).not.toMatch(wordsOfVideo);
    // A file picker may offer all files all the same.
    const anyFile = userEvent.setup({ applyAccept: false });
    await anyFile.upload(document.querySelector<HTMLInputElement>('#media_file')!, facts.mediaFile);
    await screen.findAllByText(/^(هذه المسابقة للمقاطع الصوتية فقط|This competition takes audio only)/);
    await expect(pageMarkup()).not.toMatch(wordsOfVideo);
  },
};
export const Terms: Story = {
  tags: ['window'],
  args: {
    opened: facts.openedForm({
      ...begun,
      draft: { ...draft, values: { ...values, term_conditions: false } },
    }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /الشروط|terms/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^(موافقة|Accept)$/ }));
    await expect(await screen.findByRole('checkbox', { name: /الشروط|terms/ })).toBeChecked();
    await userEvent.click(await screen.findByRole('button', { name: /الشروط|terms/ }));
    await screen.findByRole('dialog');
  },
};
export const Requirements: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /متطلبات|requirements/ }));
    await screen.findByRole('dialog');
  },
};
export const SignedIn: Story = {
  args: { opened: facts.openedForm({ person: { ...profile, full_name: 'هدى الرواحية', address: null } }) },
};
export const Uploading: Story = {
  args: { opened: facts.openedForm(begun) },
  play: async () => {
    await sendFilledForm();
    await waitFor(() => expect(screen.getByRole('progressbar')).toBeVisible());
  },
};
export const UploadingMobile: Story = { ...Uploading, globals: phone };
export const Paused: Story = {
  args: { opened: facts.openedForm(begun), progress: { phase: 'paused', sent: total * 0.64, total } },
  play: sendFilledForm,
};
export const Finalizing: Story = {
  args: { opened: facts.openedForm(begun), uploaded: true },
  play: sendFilledForm,
};
export const Unsure: Story = {
  args: {
    opened: facts.openedForm(begun),
    uploaded: true,
    said: { type: 'signup.refused', error: facts.refusals.unknown },
  },
  play: sendFilledForm,
};
export const Known: Story = {
  args: {
    opened: facts.openedForm(begun),
    uploaded: true,
    said: { type: 'signup.refused', error: facts.refusals.known },
  },
  play: async () => {
    await sendFilledForm();
    await waitFor(() => expect(document.getElementById('civil_id')).toHaveFocus());
    await expect(screen.getByRole('link', { name: /^(تسجيل الدخول|Log in)$/ })).toBeVisible();
  },
};
/** The server refuses the text before a byte of the recording is sent. */
export const RefusedEarly: Story = {
  args: { opened: facts.openedForm(begun), refused: facts.refusals.known },
  play: async () => {
    await sendFilledForm();
    await waitFor(() => expect(document.getElementById('civil_id')).toHaveFocus());
    await expect(screen.getByText(facts.mediaFile.name)).toBeVisible();
  },
};
/** The signed-in candidate has an entry here. */
export const Entered: Story = {
  args: { opened: facts.openedForm({ person: profile, entry: 'own-entry' }) },
  play: async () => void (await screen.findByRole('link', { name: /^(عرض المشاركة|See your entry)$/ })),
};
export const Received: Story = {
  args: {
    opened: facts.openedForm(begun),
    uploaded: true,
    said: { type: 'signup.answered', answer: { account: 'created', entry: 'own-entry' } },
  },
  play: showReceived,
};
export const ReceivedMobile: Story = { ...Received, globals: phone };
/** The fee of a signed-in candidate can be paid at once: the page stays. */
export const Unpaid: Story = {
  args: {
    opened: facts.openedForm({ ...begun, competition: detailsOf({ entry_fee: 5_000 }) }),
    uploaded: true,
    said: { type: 'signup.answered', answer: { account: 'existing', entry: 'own-entry' } },
  },
  play: showReceived,
};
/** The form is opened again in the tab that sent it. */
export const OpenedAgain: Story = {
  args: { opened: facts.openedForm({ sent: facts.sentForm }) },
  play: untilReceived,
};
export const Closed: Story = {
  args: { opened: facts.openedForm({ competition: detailsOf({ reg_end: catalogueTime }) }) },
  play: async () => {
    await screen.findByRole('alertdialog');
  },
};
export const Loading: Story = { render: () => <Staged /> };
export const Failed: Story = { args: { opened: networkError } };
