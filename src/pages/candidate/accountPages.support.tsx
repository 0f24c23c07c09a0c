/** Drives the account pages in tests: gestures, and what each state must show. */
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { FieldError, FormError } from '../../../domain/accountRefusals.ts';
import { fieldErrorLimits } from '../../../domain/fieldErrorLimits.ts';
import { bundledI18n } from '../../i18n/bundledI18n.ts';
import type { Language } from '../../i18n/language.ts';
import { busy, ready, there } from '../../../tests/support/pages/pageLooks.ts';
import type { Flow } from '../../../tests/flows/flow.ts';
import { PageRehearsal } from '../../../tests/support/pages/pageRehearsal.ts';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import { walkOnPage } from '../../../tests/support/pages/walkOnPage.ts';

type Words = (key: string, options?: object) => string;
type Key = string;

const wordsIn = (language: Language): Words =>
  bundledI18n(language).getFixedT(language, 'account') as unknown as Words;

export type AccountPageUnderTest = {
  flow: Flow;
  render: (machine: never) => ReactElement;
  /** Gestures that only this page has. */
  gestures?: (t: Words) => Record<string, (event: AnyEventObject) => void>;
  /** The submit button, and its text while busy. */
  submit?: readonly [Key, Key];
  /** Visible text by state. */
  says?: Readonly<Record<string, Key>>;
  /** States in which the form can be submitted. */
  open?: readonly string[];
};

const field = (name: string) => {
  const element = document.getElementById(name);
  if (!element) throw new Error(`There is no field ${name}`);
  return element;
};

const commonGestures = (t: Words) => ({
  'field.changed': (event: AnyEventObject) => {
    const name = (event['field'] as string | undefined) ?? 'civil_id';
    fireEvent.change(field(name), { target: { value: event['value'] as string } });
  },
  'form.submitted': () => fireEvent.click(document.querySelector('button[type=submit]')!),
  'leave.requested': () => fireEvent.click(screen.getByRole('button', { name: t('now') })),
});

/** Walks every path of a flow on its page, in both languages. */
export function walkOnAccountPage(page: AccountPageUnderTest): void {
  const { flow } = page;
  const lookAtPage = ({ snapshot, language }: { snapshot: AnyMachineSnapshot; language: Language }) =>
    lookAtState(page, snapshot, wordsIn(language));
  walkOnPage(flow, {
    open: async (language: Language) => {
      const t = wordsIn(language);
      const rehearsal = new PageRehearsal(flow.machine, flow);
      const gestures = { ...commonGestures(t), ...page.gestures?.(t) };
      renderInLanguage(language, page.render(rehearsal.machine as never));
      return { happen: (event: AnyEventObject) => rehearsal.happen(event, gestures) };
    },
    looks: Object.fromEntries(Object.keys(flow.sights).map((name) => [name, lookAtPage])),
  });
}

type Said = { fieldErrors?: Record<string, FieldError>; formError?: FormError | null };

function lookAtState(
  { says = {}, submit, open = [] }: AccountPageUnderTest,
  snapshot: AnyMachineSnapshot,
  t: Words,
) {
  const { fieldErrors = {}, formError } = snapshot.context as Said;
  const isThere = (name: string) => snapshot.matches(name);
  if (submit && isThere('submitting')) busy(t(submit[1]));
  if (submit && open.some(isThere)) ready(t(submit[0]));
  for (const [state, key] of Object.entries(says)) if (isThere(state)) there(t(key));
  if (open.some(isThere)) {
    for (const fieldError of Object.values(fieldErrors)) there(fieldErrorWords(t, fieldError));
    expect(document.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThanOrEqual(
      Object.keys(fieldErrors).filter((name) => name !== 'profile_image').length,
    );
    if (formError) there('sentence' in formError ? formError.sentence : t(`trouble.${formError.word}`));
  }
}

function fieldErrorWords(t: Words, fieldError: FieldError): string {
  if ('sentence' in fieldError) return fieldError.sentence;
  return t(`problem.${fieldError.code}`, { ns: 'errors', ...fieldErrorLimits[fieldError.code] });
}
