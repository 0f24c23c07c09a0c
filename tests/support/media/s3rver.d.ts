/** Types for the parts of the package s3rver that tests use; it has none. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  export default class S3Program {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}

declare module 's3rver/lib/models/account.js' {
  const accounts: { DUMMY_ACCOUNT: { createKeyPair(key: string, secret: string): void } };
  export default accounts;
}
