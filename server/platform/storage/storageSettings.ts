import * as read from '../settings/settingReaders.ts';

export const storageVariables = {
  S3_ENDPOINT: read.secureOrigin.default(''),
  S3_REGION: read.plainName.default('us-east-1'),
  S3_BUCKET: read.plainName.default(''),
  S3_KEY: read.accessKey.default(''),
  S3_SECRET: read.secret.default(''),
};
type Given = read.Read<typeof storageVariables>;

/** Where files are kept. */
export const storageSettings = (given: Given) => ({
  /** Null where files are in the data folder. */
  s3: given.S3_ENDPOINT === '' ? null : s3Settings(given),
});

const s3Settings = (given: Given) => ({
  endpoint: given.S3_ENDPOINT,
  region: given.S3_REGION,
  bucket: given.S3_BUCKET,
  key: given.S3_KEY,
  secret: given.S3_SECRET,
});

const together = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'];

/** Conflicts between these settings, each as a sentence. */
export function storageProblems(variables: Readonly<Record<string, string | undefined>>): string[] {
  const given = together.filter((name) => variables[name]);
  const missing = together.filter((name) => !variables[name]);
  if (given.length === 0 || missing.length === 0) return [];
  return [`${missing.join(', ')} must be given with ${given.join(', ')}`];
}
