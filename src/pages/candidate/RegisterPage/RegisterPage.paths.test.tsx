/** The paths through a registration, walked on its page: gestures and the world's answers in, visible words out. */
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { competitionOf } from '../../../../tests/support/catalogueFixtures.ts';
import type { ModelEvent } from '../../../../tests/support/model.ts';
import { busy, ready, there } from '../../../../tests/support/pageLooks.ts';
import { PageRehearsal, replayOnPage } from '../../../../tests/support/pageRehearsal.ts';
import {
  registrationCalls,
  registrationEffects,
  registrationPagePaths,
} from '../../../../tests/support/registrationPaths.ts';
import { renderInLanguage } from '../../../../tests/support/renderInLanguage.tsx';
import '../../../components/NoticeDialog/NoticeDialog.tsx';
import { bundledI18n } from '../../../i18n/bundledI18n.ts';
import { languages, type Language } from '../../../i18n/language.ts';
import { registrationMachine } from '../../../machines/registration/registrationMachine.ts';
import './ClosedRegistration.tsx';
import './ConsentDialog.tsx';
import './ReceivedRegistration.tsx';
import './RegisterAside.tsx';
import { RegisterPage } from './RegisterPage.tsx';
import './RegisterTrouble.tsx';
import './SendingForm.tsx';

type Snapshot = SnapshotFrom<typeof registrationMachine>;

/** A dialog lets nothing behind it be pressed, and what is not there cannot be. */
function offered(state: AnyMachineSnapshot, event: ModelEvent): boolean {
  const snapshot = state as Snapshot;
  const { context } = snapshot;
  const isReading = snapshot.matches({ filling: { form: 'reading' } });
  if (isReading && snapshot.matches('filling'))
    return /^(consent\.accepted|dialog\.closed|xstate\.(done|error))/.test(event.type);
  switch (event.type) {
    case 'field.changed':
      return event['value'] !== context.values.full_name;
    case 'login.requested':
      return (
        context.known ||
        (context.trouble !== null && 'note' in context.trouble && context.trouble.note === 'signedOut')
      );
    case 'consent.withdrawn':
      return context.values.term_conditions;
    case 'media.removed':
      return context.media !== null;
    case 'identity.removed':
      return context.identity !== null;
    default:
      return true;
  }
}

const paths = registrationPagePaths(offered);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => document.getElementById(name)!;
const choose = (name: string) => (event: AnyEventObject) =>
  void fireEvent.change(field(name), { target: { files: [event['file']] } });
/** Of the two files, each has its own. */
const remove = (name: string) => () => {
  const zone = field(name).parentElement!;
  fireEvent.click(zone.querySelector('button')!);
};

function open(language: Language) {
  const t = bundledI18n(language).getFixedT(language, ['entries', 'events', 'account']) as unknown as (
    key: string,
    values?: object,
  ) => string;
  const calls = registrationCalls.filter((name) => name !== 'mediaUpload');
  const rehearsal = new PageRehearsal(registrationMachine, { calls, effects: registrationEffects });
  renderInLanguage(language, <RegisterPage registration={rehearsal.machine} told={competitionOf()} />);
  const gestures = {
    'retry.requested': () => press(new RegExp(`^(${t('register.unsure.ask')}|إعادة المحاولة|Retry)$`)),
    'notice.closed': () => press(t('register.closed.back')),
    'field.changed': (event: AnyEventObject) =>
      void fireEvent.change(field('full_name'), { target: { value: event['value'] as string } }),
    'field.left': () => void fireEvent.focusOut(field('full_name')),
    'consent.opened': () => press(t('register.consent.terms').split(/[[\]]/)[1]!),
    'consent.accepted': () => press(t('register.accept')),
    'dialog.closed': () => press(t('register.close')),
    'consent.withdrawn': () => void fireEvent.click(field('term_conditions')),
    'login.requested': () => {
      const link = screen.queryByRole('link', { name: t('register.logIn') });
      fireEvent.click(link ?? screen.getByRole('button', { name: t('register.logIn') }));
    },
    'form.submitted': () => press(t('register.submit')),
    'media.chosen': choose('media_file'),
    'media.removed': remove('media_file'),
    'identity.chosen': choose('id_passport_url'),
    'identity.removed': remove('id_passport_url'),
    'cancel.requested': () => press(t('upload.cancel')),
    'leave.requested': () => press(t('register.received.goNow')),
  };
  const happen = async (event: AnyEventObject) => {
    if (event.type === 'xstate.done.actor.mediaUpload') await rehearsal.tell(event);
    else await rehearsal.happen(event, gestures);
    // What is fetched when it is needed has come.
    await act(() => vi.dynamicImportSettled());
  };
  return { happen, look: (state: AnyMachineSnapshot) => look(state as Snapshot, t) };
}

type Words = (key: string, values?: object) => string;

function look(snapshot: Snapshot, t: Words): void {
  const { context } = snapshot;
  if (snapshot.matches('opening')) there(t('register.loading'));
  if (snapshot.matches('failed')) there(t('register.failed'));
  if (snapshot.matches('closed')) there(t('events:notice.closedTitle'));
  if (snapshot.matches('received')) there(t(`register.received.${context.account}`));
  if (snapshot.matches('sending')) lookAtSending(snapshot, t);
  if (snapshot.matches('filling')) lookAtForm(snapshot, t);
}

function lookAtSending(snapshot: Snapshot, t: Words): void {
  busy(t('register.sending'));
  if (snapshot.matches({ sending: 'unsure' })) there(t('register.unsure.title'));
  // Where the server takes no uploads apart, the media goes with the form.
  const phase = snapshot.context.ticket === null ? 'preparing' : 'finalizing';
  if (snapshot.matches({ sending: 'signing' })) there(t(`upload.title.${phase}`));
  if (snapshot.matches({ sending: 'transferring' })) {
    there(t(`upload.title.${snapshot.context.progress?.phase ?? 'preparing'}`));
    there(t('register.keepOpen'));
  }
}

function lookAtForm(snapshot: Snapshot, t: Words): void {
  const { context } = snapshot;
  if (snapshot.matches({ filling: { form: 'reading' } })) {
    there(t('register.terms.title'));
    return;
  }
  ready(t('register.submit'));
  const faults = Object.keys(context.faults);
  if (faults.length > 0) expect(document.querySelector('[aria-invalid="true"]')).not.toBeNull();
  for (const name of faults) expect(field(name)).toHaveAttribute('aria-invalid', 'true');
  if (context.listed && faults.length > 0) {
    const isBannered = snapshot.matches({ filling: { form: 'bannered' } });
    there(isBannered ? t('account:trouble.highlighted') : t('register.left', { count: faults.length }));
  }
  if (context.trouble && 'note' in context.trouble) there(t(`register.note.${context.trouble.note}`));
  if (context.restored && !context.unsure) there(t('register.restored'));
  expect(field('full_name')).toHaveValue(context.values.full_name);
  expect(field('term_conditions')).toHaveProperty('checked', context.values.term_conditions);
  if (context.media) expect(document.body).toHaveTextContent(context.media.file.name);
  if (context.identity) expect(document.body).toHaveTextContent(context.identity.name);
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
  Element.prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(languages)('the form of a registration in %s', (language) => {
  it.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
    const { happen, look: lookAt } = open(language);
    const looks = await replayOnPage(path, happen, ({ state }) => lookAt(state));
    expect(looks).toBe(path.steps.length);
  });
});
