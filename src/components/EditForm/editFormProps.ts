import type { ReactNode } from 'react';
import type { Choice } from '../SelectInput/SelectInput.tsx';

/** A text in both languages: the fields `<name>_ar` and `<name>_en`. */
export type EditPair = {
  kind?: 'line' | 'long';
  name: string;
  label: { ar: string; en: string };
  hint?: ReactNode;
  /** The language in which it may be missing; `both`: in either; `together`: altogether, but not in one alone. */
  optional?: 'ar' | 'en' | 'both' | 'together';
  /** Why it cannot change now. */
  locked?: string | undefined;
};

type Single = {
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** Why it cannot change now. */
  locked?: string | undefined;
};

/** A value that is the same in both languages. */
export type EditSingle = Single &
  (
    | { kind: 'code' }
    /** A name in any language. */
    | { kind: 'name' }
    /** A date as `YYYY-MM-DD`. */
    | { kind: 'day' }
    /** A time as `readMoment` reads it, in this zone. */
    | { kind: 'moment'; zone: string }
    | { kind: 'number'; unit: string }
    /** Rials, as `readRials` reads them. */
    | { kind: 'money' }
    /** `empty`: what stands there while nothing is chosen. */
    | { kind: 'choice'; choices: readonly Choice[]; empty?: string }
    /** Rows as `criteriaText` writes them. */
    | { kind: 'criteria' }
  );

export type EditField = EditPair | EditSingle;

/** A field that another person changed, too; `choice` is the text that is kept. */
export type EditDispute = { mine: string; theirs: string; choice: 'mine' | 'theirs' | null };

/** What all fields of a form share: the texts by field, and what is to say about each. */
export type EditedForm = {
  texts: Readonly<Record<string, string>>;
  /** Sentences by field. */
  errors: Readonly<Record<string, string | undefined>>;
  /** The fields that differ from what is stored. */
  edited: readonly string[];
  disputes?: Readonly<Record<string, EditDispute>>;
  isSaving?: boolean;
  onChange: (field: string, value: string) => void;
  onChoose: (field: string, choice: 'mine' | 'theirs') => void;
};

export type EditFootProps = Pick<EditedForm, 'edited' | 'disputes' | 'isSaving'> & {
  /** The record holds what the form shows, since a save. */
  isSaved?: boolean;
  /** What the button does, if not to save changes. */
  save?: string;
};

/** Fields that belong together; without a title they stand alone. */
export type EditSection = { title?: string; fields: readonly EditField[] };

export type EditFormProps = EditedForm &
  EditFootProps & {
    sections: readonly EditSection[];
    /** The person may read the record only. */
    isReadOnly?: boolean;
  };
