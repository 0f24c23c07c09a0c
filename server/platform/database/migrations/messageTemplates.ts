import type { DialectParts } from './dialectParts.ts';

/**
 * Words of messages to candidates (decision D245): those of an automatic message that an organisation changed, by its `kind`, and
 * templates of its own, by their `name`. `version` is the present one of `template_versions`.
 */
export const messageTemplateTables = ({ integer, typed, clustered }: DialectParts): string[] => [
  `CREATE TABLE templates (
    id TEXT NOT NULL PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    kind TEXT,
    name TEXT,
    version ${integer} NOT NULL,
    changed_by TEXT NOT NULL REFERENCES staff (id),
    changed_at ${integer} NOT NULL,
    removed_at ${integer},
    CHECK ((kind IS NULL) <> (name IS NULL))
  ) ${typed}`,
  'CREATE UNIQUE INDEX templates_by_kind ON templates (organisation_id, kind) WHERE kind IS NOT NULL AND removed_at IS NULL',
  'CREATE INDEX templates_by_organisation ON templates (organisation_id)',
  `CREATE TABLE template_versions (
    template_id TEXT NOT NULL REFERENCES templates (id),
    version ${integer} NOT NULL,
    subject_ar TEXT NOT NULL CHECK (subject_ar <> ''),
    subject_en TEXT NOT NULL CHECK (subject_en <> ''),
    mail_ar TEXT NOT NULL CHECK (mail_ar <> ''),
    mail_en TEXT NOT NULL CHECK (mail_en <> ''),
    sms_ar TEXT NOT NULL CHECK (sms_ar <> ''),
    sms_en TEXT NOT NULL CHECK (sms_en <> ''),
    saved_by TEXT NOT NULL REFERENCES staff (id),
    saved_at ${integer} NOT NULL,
    PRIMARY KEY (template_id, version)
  ) ${clustered}`,
];
