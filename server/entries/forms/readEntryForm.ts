import { rm } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toPlainText } from '../../../domain/plainText.ts';
import { RESERVATION_STEP_BYTES, type Reservation } from '../../platform/storage/reservations.ts';
import { inSteps, type Pace } from '../uploads/pace.ts';
import { fileFields, fileMaxBytes, type FileField } from './entryFormLimits.ts';
import { stageDocument, stageFile, type StagedDocument, type StagedFile } from './stageFile.ts';

type StagedFiles = Partial<Record<Exclude<FileField, 'id_passport_url'>, StagedFile>> & {
  id_passport_url?: StagedDocument;
};

export type EntryForm<Field extends string> = {
  values: Partial<Record<Field, string>>;
  files: StagedFiles;
  /** Removes the form's files from staging, except those that the store has moved. */
  drop(): Promise<void>;
};

export type EntryFormRules<Field extends string> = {
  fields: readonly Field[];
  folder: string;
  pace: Pace;
  /** Called before the first file: returns the reply if the fields so far are already wrong. */
  refuse: (values: Partial<Record<Field, string>>) => Promise<EarlyAnswer | undefined>;
  /** The size limit of the recording, from the fields before it; undefined for the general limit. */
  mediaMegabytes: (values: Partial<Record<Field, string>>) => number | undefined;
};

/**
 * Sends a reply. It is a function, because a promise of the reply itself would resolve only after it was
 * sent.
 */
export type EarlyAnswer = () => FastifyReply;

/** Thrown to answer a form before its whole body has arrived. */
export class RefusedEarly extends Error {
  readonly answer: EarlyAnswer;
  constructor(answer: EarlyAnswer) {
    super('refused early');
    this.answer = answer;
  }
}

/**
 * Reads a form and writes its files to the staging folder. Unknown fields, and second files of a field, are
 * discarded. Leaves no file behind when it throws.
 * @throws RefusedEarly, and errors of the parser, the disk or its reservation
 */
export async function readEntryForm<Field extends string>(
  request: FastifyRequest,
  rules: EntryFormRules<Field>,
  space: Reservation,
): Promise<EntryForm<Field>> {
  const values: EntryForm<Field>['values'] = {};
  const files: EntryForm<Field>['files'] = {};
  const drop = async () => {
    await Promise.all(Object.values(files).map(({ path }) => rm(path, { force: true })));
  };
  let isJudged = false;
  const staging = {
    folder: rules.folder,
    incoming: (source: AsyncIterable<Buffer>) =>
      rules.pace.of(inSteps(source, RESERVATION_STEP_BYTES, space.renew)),
  };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        const field = rules.fields.find((each) => each === part.fieldname);
        if (field !== undefined && typeof part.value === 'string') values[field] = toPlainText(part.value);
        continue;
      }
      const refused = isJudged ? undefined : await rules.refuse(values);
      isJudged = true;
      if (refused) {
        part.file.destroy();
        throw new RefusedEarly(refused);
      }
      const field = fileFields.find((each) => each === part.fieldname);
      const isSecond = field !== undefined && files[field] !== undefined;
      if (field === undefined || isSecond) {
        part.file.resume();
        continue;
      }
      const maxBytes = fileMaxBytes(field, rules.mediaMegabytes(values));
      if (field === 'id_passport_url') files[field] = await stageDocument(staging, part, maxBytes);
      else files[field] = await stageFile(staging, part, maxBytes);
    }
  } catch (error) {
    await drop();
    throw error;
  }
  await dropUnchosen(files);
  return { values, files, drop };
}

/** Removes empty files without a name, which browsers send for a file field where nothing was chosen. */
async function dropUnchosen(files: StagedFiles): Promise<void> {
  for (const field of fileFields) {
    const file = files[field];
    if (!file || file.bytes > 0 || file.name !== '') continue;
    delete files[field];
    await rm(file.path, { force: true });
  }
}
