/** How to reach whoever pays (specification section 5 "Vote contact"). Fields are named as on the wire. */
import * as z from 'zod/mini';
import type { VoteRequest } from '../contract.ts';
import { toLatinDigits } from '../digits.ts';
import { toPlainText } from '../plainText.ts';
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '../person/email.ts';

// The site forbids code made at run time; without this the library would try, and the browser report it.
z.config({ jitless: true });

export const contactFields = ['email', 'phone_number', 'civil_id'] as const;
export type ContactField = (typeof contactFields)[number];
/** What stands in the fields. */
export type ContactValues = Record<ContactField, string>;

/** What is wrong with a field: the keys of `locales/*\/pay.json` below `contact`. */
export const contactProblems = [
  'emailRequired',
  'emailInvalid',
  'phoneDigits',
  'phoneLength',
  'civilIdInvalid',
] as const;
export type ContactProblem = (typeof contactProblems)[number];
export type ContactProblems = Partial<Record<ContactField, ContactProblem>>;

export type Contact = Required<Pick<VoteRequest, ContactField>>;

const says = (problem: ContactProblem) => ({ error: problem, abort: true });

/** People write numbers in groups, and in the digits of their keyboard. */
const compact = (text: string) => toLatinDigits(toPlainText(text)).replaceAll(/[\s().\u2010-\u2015-]/g, '');

const optional = z.transform((text: string) => (text === '' ? null : text));

const contactForm = z.object({
  email: z
    .string()
    .check(
      z.overwrite(toPlainText),
      z.trim(),
      z.minLength(1, says('emailRequired')),
      z.maxLength(EMAIL_MAX_LENGTH, says('emailInvalid')),
      z.regex(EMAIL_PATTERN, says('emailInvalid')),
    ),
  phone_number: z.pipe(
    z
      .string()
      .check(
        z.overwrite(compact),
        z.regex(/^(?:\+?\d+)?$/, says('phoneDigits')),
        z.regex(/^(?:\+?\d{6,15})?$/, says('phoneLength')),
      ),
    optional,
  ),
  civil_id: z.pipe(
    z
      .string()
      .check(
        z.overwrite(toPlainText),
        z.trim(),
        z.overwrite(toLatinDigits),
        z.regex(/^(?:[A-Za-z0-9-]{3,40})?$/, says('civilIdInvalid')),
      ),
    optional,
  ),
});

/** The form as it is sent, or what is wrong with its fields. */
export function readContact(
  values: ContactValues,
): { ok: true; contact: Contact } | { ok: false; problems: ContactProblems } {
  const parsed = contactForm.safeParse(values);
  if (parsed.success) return { ok: true, contact: parsed.data };
  const problems: ContactProblems = {};
  for (const { path, message } of parsed.error.issues) {
    const field = contactFields.find((each) => each === path[0]);
    const problem = contactProblems.find((each) => each === message);
    if (field && problem) problems[field] ??= problem;
  }
  return { ok: false, problems };
}
