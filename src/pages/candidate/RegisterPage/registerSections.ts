/** The four parts of the form and their progress. */
import { consents, personalFields } from '../../../../domain/forms/registration.ts';
import type { FormSectionState } from '../../../components/FormSection/FormSection.tsx';
import { registrationErrors } from '../../../machines/registration/registrationForm.ts';
import type {
  RegistrationContext,
  RegistrationErrorField,
} from '../../../machines/registration/registrationTypes.ts';

export const registerSections = ['you', 'entry', 'identity', 'consent'] as const;
export type RegisterSection = (typeof registerSections)[number];

const sectionFields: Record<RegisterSection, readonly RegistrationErrorField[]> = {
  you: personalFields,
  entry: ['media_file'],
  identity: ['id_passport_url'],
  consent: consents,
};

export type SectionState = { state: FormSectionState; errors: number };

/** A part with an error is invalid; a part that only lacks values is still to do. */
export function sectionStates(context: RegistrationContext): Record<RegisterSection, SectionState> {
  const lacking = registrationErrors(context);
  const stateOf = (section: RegisterSection): SectionState => {
    const errors = sectionFields[section].filter((field) => context.fieldErrors[field] !== undefined).length;
    if (errors > 0) return { state: 'invalid', errors };
    const isReady = sectionFields[section].every((field) => lacking[field] === undefined);
    return { state: isReady ? 'ready' : 'todo', errors };
  };
  return {
    you: stateOf('you'),
    entry: stateOf('entry'),
    identity: stateOf('identity'),
    consent: stateOf('consent'),
  };
}
