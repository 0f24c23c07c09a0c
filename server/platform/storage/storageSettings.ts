import { setting } from '../settings/setting.ts';
import * as read from '../settings/settingReaders.ts';

/** Settings of a bucket that must be given together: all four or none. */
const together = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const;
const withOthers = (name: (typeof together)[number]) => ({
  required: { with: together.filter((other) => other !== name) },
});

export const storageVariables = {
  S3_ENDPOINT: setting(
    'stores files of candidates in a bucket instead of `DATA_DIR` ([D76](docs/decisions/D76-storage.md))',
    read.secureOrigin.default(''),
    withOthers('S3_ENDPOINT'),
  ),
  S3_BUCKET: setting('name of the bucket', read.plainName.default(''), withOthers('S3_BUCKET')),
  S3_KEY: setting('id of the access key', read.accessKey.default(''), {
    ...withOthers('S3_KEY'),
    secret: 'whole',
  }),
  S3_SECRET: setting('the access key', read.secret.default(''), {
    ...withOthers('S3_SECRET'),
    secret: 'whole',
  }),
  S3_REGION: setting('region of the bucket', read.plainName.default('us-east-1')),
};
type Given = read.Read<typeof storageVariables>;

/** Settings of where files are stored. */
export const storageSettings = (given: Given) => ({
  /** The bucket; null where files are in the data folder. */
  s3: given.S3_ENDPOINT === '' ? null : s3Settings(given),
});

const s3Settings = (given: Given) => ({
  endpoint: given.S3_ENDPOINT,
  region: given.S3_REGION,
  bucket: given.S3_BUCKET,
  key: given.S3_KEY,
  secret: given.S3_SECRET,
});
