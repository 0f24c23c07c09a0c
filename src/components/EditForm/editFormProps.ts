/** A text in both languages: the fields `<name>_ar` and `<name>_en`. */
export type EditPair = {
  name: string;
  label: { ar: string; en: string };
  /** The language in which it may be missing. */
  optional?: 'ar' | 'en';
};

/** A field that another person changed, too; `choice` is the text that is kept. */
export type EditDispute = { mine: string; theirs: string; choice: 'mine' | 'theirs' | null };

export type EditFormProps = {
  pairs: readonly EditPair[];
  texts: Readonly<Record<string, string>>;
  /** Sentences by field. */
  errors: Readonly<Record<string, string | undefined>>;
  /** The fields that differ from what is stored. */
  edited: readonly string[];
  disputes?: Readonly<Record<string, EditDispute>>;
  /** The record holds what the form shows, since a save. */
  isSaved?: boolean;
  isSaving?: boolean;
  /** What the button does, if not to save changes. */
  save?: string;
  onChange: (field: string, value: string) => void;
  onChoose: (field: string, choice: 'mine' | 'theirs') => void;
};
