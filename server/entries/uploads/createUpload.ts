import type { UploadsTable } from '../../platform/database/entrySchema.ts';
import type { Write } from '../../platform/writer/write.ts';
import { quotaReached, type QuotaReached } from './quotaReached.ts';

/** An upload, and how many bytes one network may hold. */
export type UploadToCreate = { upload: Omit<UploadsTable, 'used_at'>; networkBytes: number };

/** Stores uploads that are within the quotas. */
export const createUpload: Write<UploadToCreate, 'created' | QuotaReached> = async (tx, inputs) => {
  const created: ('created' | QuotaReached)[] = [];
  for (const { upload, networkBytes } of inputs) {
    const refused = await quotaReached(tx, upload, networkBytes, upload.created_at);
    if (!refused)
      await tx
        .insertInto('uploads')
        .values({ ...upload, used_at: null })
        .execute();
    created.push(refused ?? 'created');
  }
  return created;
};
