/** Drives the pages of staff in tests: gestures, and what each state must show. */
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { FormError } from '../../../domain/accountRefusals.ts';
import { fieldErrorLimits } from '../../../domain/fieldErrorLimits.ts';
import { staffErrorLimits } from '../../../domain/staff/staffErrorLimits.ts';
import { isStaffErrorCode, type StaffFieldError } from '../../../domain/staff/staffRefusals.ts';
import { bundledI18n } from '../../../src/i18n/bundledI18n.ts';
import type { Language } from '../../../src/i18n/language.ts';
import type { Flow } from '../../flows/flow.ts';
import { busy, ready, there } from '../pages/pageLooks.ts';
import { PageRehearsal } from '../pages/pageRehearsal.ts';
import { renderInLanguage } from '../pages/renderInLanguage.tsx';
import { walkOnPage } from '../pages/walkOnPage.ts';

export type Words = (key: string, options?: object) => string;

const wordsIn = (language: Language): Words =>
  bundledI18n(language).getFixedT(language, 'staff') as unknown as Words;

export type StaffPageUnderTest = {
  flow: Flow;
  render: (machine: never) => ReactElement;
  /** Gestures that only this page has. */
  gestures?: (t: Words) => Record<string, (event: AnyEventObject) => void>;
  /** The submit button, and its text while busy. */
  submit?: readonly [string, string];
  /** Visible text by state. */
  says?: Readonly<Record<string, string>>;
  /** States in which the form can be submitted. */
  open?: readonly string[];
};

export const pressButton = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const commonGestures = {
  'field.changed': (event: AnyEventObject) => {
    const element = document.getElementById(event['field'] as string);
    if (!element) throw new Error(`There is no field ${String(event['field'])}`);
    fireEvent.change(element, { target: { value: event['value'] as string } });
  },
  'form.submitted': () => fireEvent.click(document.querySelector('button[type=submit]')!),
};

/** Walks every path of a flow on its page, in both languages. */
export function walkOnStaffPage(page: StaffPageUnderTest): void {
  const { flow } = page;
  const look = ({ snapshot, language }: { snapshot: AnyMachineSnapshot; language: Language }) =>
    lookAtState(page, snapshot, wordsIn(language));
  walkOnPage(flow, {
    open: async (language: Language) => {
      const steady = flow.machine.provide({ delays: flow.steady ?? {} });
      const rehearsal = new PageRehearsal(steady, flow);
      const gestures = { ...commonGestures, ...page.gestures?.(wordsIn(language)) };
      renderInLanguage(language, page.render(rehearsal.machine as never));
      return { happen: (event: AnyEventObject) => rehearsal.happen(event, gestures) };
    },
    looks: Object.fromEntries(Object.keys(flow.sights).map((name) => [name, look])),
  });
}

type Said = { fieldErrors?: Record<string, StaffFieldError>; formError?: FormError | null };

function lookAtState(
  { says = {}, submit, open = [] }: StaffPageUnderTest,
  snapshot: AnyMachineSnapshot,
  t: Words,
) {
  const { fieldErrors = {}, formError } = snapshot.context as Said;
  const isThere = (path: string) =>
    snapshot.matches(
      path.split('.').reduceRight<object | string>((inner, name) => (inner ? { [name]: inner } : name), ''),
    );
  if (submit && isThere('submitting')) busy(t(submit[1]));
  for (const [state, key] of Object.entries(says)) if (isThere(state)) there(t(key));
  if (!open.some(isThere)) return;
  if (submit) ready(t(submit[0]));
  for (const fieldError of Object.values(fieldErrors)) there(fieldErrorWords(t, fieldError));
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(Object.keys(fieldErrors).length);
  if (formError)
    there('sentence' in formError ? formError.sentence : t(`trouble.${formError.word}`, { ns: 'account' }));
}

function fieldErrorWords(t: Words, fieldError: StaffFieldError): string {
  if ('sentence' in fieldError) return fieldError.sentence;
  const { code } = fieldError;
  const ns = isStaffErrorCode(code) ? 'staffErrors' : 'errors';
  return t(`problem.${code}`, { ns, ...staffErrorLimits[code], ...fieldErrorLimits[code] });
}
