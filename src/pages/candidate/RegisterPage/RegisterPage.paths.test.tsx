/** Walks the paths of a registration on its page: gestures and effects in, visible text out. */
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { submissionDetailsHref } from '../../../../domain/submissionAddress.ts';
import { competitionOf } from '../../../../tests/support/catalogue/catalogueFixtures.ts';
import { busy, ready } from '../../../../tests/support/pages/pageLooks.ts';
import { PageRehearsal } from '../../../../tests/support/pages/pageRehearsal.ts';
import { walkOnPage } from '../../../../tests/support/pages/walkOnPage.ts';
import { registrationFlow } from '../../../../tests/flows/registration/registrationFlow.ts';
import { renderInLanguage } from '../../../../tests/support/pages/renderInLanguage.tsx';
import '../../../components/NoticeDialog/NoticeDialog.tsx';
import { bundledI18n } from '../../../i18n/bundledI18n.ts';
import type { Language } from '../../../i18n/language.ts';
import { registrationMachine } from '../../../machines/registration/registrationMachine.ts';
import './ClosedRegistration.tsx';
import './ConsentDialog.tsx';
import './EnteredRegistration.tsx';
import './ReceivedRegistration.tsx';
import './RegisterAside.tsx';
import './RegisterNotices.tsx';
import { RegisterPage } from './RegisterPage.tsx';
import './SendingForm.tsx';

type Snapshot = SnapshotFrom<typeof registrationMachine>;

const pressButton = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => document.getElementById(name)!;
const chooseFile = (name: string) => (event: AnyEventObject) =>
  void fireEvent.change(field(name), { target: { files: [event['file']] } });
/** Each of the two files has its own remove button. */
const removeFile = (name: string) => () => {
  const zone = field(name).parentElement!;
  fireEvent.click(zone.querySelector('button')!);
};

/** Stands for the part that corrects a contact, which has a walk of its own. */
const SentLink = ({ onCorrect }: { onCorrect: () => void }) => (
  <button type="button" onClick={onCorrect}>
    correct
  </button>
);

async function openPage(language: Language) {
  const t = bundledI18n(language).getFixedT(language, ['entries', 'events', 'account']) as unknown as (
    key: string,
    values?: object,
  ) => string;
  const calls = registrationFlow.calls.filter((name) => name !== 'mediaUpload');
  const rehearsal = new PageRehearsal(registrationMachine, { calls, effects: registrationFlow.effects });
  renderInLanguage(
    language,
    <RegisterPage registration={rehearsal.machine} preview={competitionOf()} SentLink={SentLink} />,
  );
  const gestures = {
    'retry.requested': () => pressButton(new RegExp(`^(${t('register.unsure.ask')}|إعادة المحاولة|Retry)$`)),
    'notice.closed': () => pressButton(t('register.closed.back')),
    'field.changed': (event: AnyEventObject) =>
      void fireEvent.change(field('full_name'), { target: { value: event['value'] as string } }),
    'field.left': () => void fireEvent.focusOut(field('full_name')),
    'consent.opened': () => pressButton(t('register.consent.terms').split(/[[\]]/)[1]!),
    'consent.accepted': () => pressButton(t('register.accept')),
    'dialog.closed': () => pressButton(t('register.close')),
    'consent.withdrawn': () => void fireEvent.click(field('term_conditions')),
    'login.requested': () => {
      const link = screen.queryByRole('link', { name: t('register.logIn') });
      fireEvent.click(link ?? screen.getByRole('button', { name: t('register.logIn') }));
    },
    'newest.requested': () => pressButton(t('register.newest')),
    'form.submitted': () => pressButton(t('register.submit')),
    'media.chosen': chooseFile('media_file'),
    'media.removed': removeFile('media_file'),
    'identity.chosen': chooseFile('id_passport_url'),
    'identity.removed': removeFile('id_passport_url'),
    'cancel.requested': () => pressButton(t('upload.cancel')),
    'stay.requested': () => pressButton('correct'),
    'another.requested': () => pressButton(t('register.sent.another')),
    'leave.requested': () =>
      pressButton(new RegExp(`^(${t('register.received.goNow')}|${t('register.sent.home')})$`)),
  };
  const applyEvent = async (event: AnyEventObject) => {
    if (event.type === 'xstate.done.actor.mediaUpload') await rehearsal.tell(event);
    else await rehearsal.happen(event, gestures);
    // Waits until lazy parts have loaded.
    await act(() => vi.dynamicImportSettled());
  };
  return { happen: applyEvent, t };
}

type Words = Awaited<ReturnType<typeof openPage>>['t'];
type Seen = { snapshot: AnyMachineSnapshot; page: { t: Words } };
const contextOf = ({ snapshot }: Seen) => (snapshot as Snapshot).context;

function lookAtForm(seen: Seen): void {
  const { t } = seen.page;
  const { fieldErrors, values } = contextOf(seen);
  ready(t('register.submit'));
  const names = Object.keys(fieldErrors);
  if (names.length > 0) expect(document.querySelector('[aria-invalid="true"]')).not.toBeNull();
  for (const name of names) expect(field(name)).toHaveAttribute('aria-invalid', 'true');
  expect(field('full_name')).toHaveValue(values.full_name);
  expect(field('term_conditions')).toHaveProperty('checked', values.term_conditions);
}

/** For states that show nothing but the flow's own text, which is checked elsewhere. */
const lookAtNothing = () => {};

const noForm = ({ page: { t } }: Seen) =>
  expect(screen.queryByRole('button', { name: t('register.submit') })).toBeNull();

function lookAtEntered(seen: Seen): void {
  noForm(seen);
  expect(screen.getByRole('link', { name: seen.page.t('events:entered.open') })).toBeVisible();
}

function lookAtUnpaid(seen: Seen): void {
  noForm(seen);
  const { t } = seen.page;
  expect(screen.getByRole('link', { name: t('register.received.toFee') })).toHaveAttribute(
    'href',
    submissionDetailsHref(contextOf(seen).entry!),
  );
  expect(screen.getByRole('link', { name: t('register.received.later') })).toBeVisible();
  expect(screen.queryByRole('button', { name: t('register.received.goNow') })).toBeNull();
}

const lookAtSending = ({ page: { t } }: Seen) => busy(t('register.sending'));

const lookFor = (chosen: (seen: Seen) => File | null | undefined) => (seen: Seen) => {
  const file = chosen(seen);
  if (file && !seen.snapshot.matches({ filling: { form: 'reading' } }))
    expect(document.body).toHaveTextContent(file.name);
};

walkOnPage(registrationFlow, {
  open: openPage,
  looks: {
    opening: lookAtNothing,
    failed: noForm,
    turnedAway: lookAtNothing,
    closed: noForm,
    entered: lookAtEntered,
    'filling.form.calm': lookAtForm,
    'filling.form.bannered': lookAtForm,
    'filling.form.reading': lookAtNothing,
    'filling.start.waiting': lookAtNothing,
    'filling.start.beginning': lookAtNothing,
    'filling.start.resting': lookAtNothing,
    'filling.start.begun': lookAtNothing,
    'filling.media.resting': lookFor((seen) => contextOf(seen).media?.file),
    'filling.media.checking': lookAtNothing,
    'filling.identity.resting': lookFor((seen) => contextOf(seen).identity),
    'filling.identity.checking': lookAtNothing,
    'sending.judging': lookAtSending,
    'sending.transferring': lookAtSending,
    'sending.signing': lookAtSending,
    'sending.unsure': lookAtSending,
    unpaid: lookAtUnpaid,
    'received.passing': lookAtNothing,
    'received.staying': noForm,
    leaving: lookAtNothing,
  },
});

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
  Element.prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
});
