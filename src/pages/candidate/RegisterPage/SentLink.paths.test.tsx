/** Walks the paths of a corrected contact on its part of the page. */
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { signupContactFlow } from '../../../../tests/flows/signupContact/signupContactFlow.ts';
import { sentSignup } from '../../../../tests/support/entries/registrationFacts.ts';
import { type Looks, press, walkOnEntryPage } from '../../../../tests/support/entries/submissionPages.tsx';
import { maskedContact } from '../../../../domain/maskedContact.ts';
import { signupContactMachine } from '../../../machines/signupContact/signupContactMachine.ts';
import type { SignupContactContext } from '../../../machines/signupContact/signupContactTypes.ts';
import { SentLink } from './SentLink.tsx';

const ignore = () => {};
const field = () => document.getElementById('phone_number')!;
const contextOf = ({ snapshot }: Parameters<Looks[string]>[0]) => snapshot.context as SignupContactContext;

const looks: Looks = {
  shown: (seen) => {
    const { contacts } = contextOf(seen);
    expect(screen.getByText(maskedContact('phone_number', contacts.phone_number))).toBeVisible();
    expect(document.body).not.toHaveTextContent(contacts.phone_number.slice(4));
    expect(field()).toBeNull();
  },
  editing: (seen) => {
    const { values, fieldErrors } = contextOf(seen);
    expect(field()).toHaveValue(values.phone_number);
    expect(field().getAttribute('aria-invalid')).toBe(fieldErrors.phone_number ? 'true' : null);
  },
  sending: () => expect(field()).toHaveAttribute('readonly'),
  confirmed: ({ words }) => {
    const link = screen.getByRole('link', { name: words.register.sent.toProfile });
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(link);
    expect(field()).toBeNull();
  },
};

walkOnEntryPage(signupContactFlow, {
  machine: signupContactMachine,
  render: (machine) => <SentLink machine={machine} signup={sentSignup} onCorrect={ignore} />,
  gestures: (words) => ({
    'mistake.reported': () => press(words.register.sent.wrong.phone_number),
    'field.changed': (event) =>
      void fireEvent.change(field(), { target: { value: event['value'] as string } }),
    'form.submitted': () => press(words.register.sent.send),
    'form.closed': () => press(words.register.sent.cancel),
  }),
  looks,
});
