import type { Kysely } from 'kysely';
import type { MediaLinks } from '../media/signedLinks.ts';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { ImageFiles } from '../platform/imageFiles.ts';
import type { Keys } from '../platform/keys.ts';
import type { BudgetDeps } from '../platform/limits/budget.ts';
import type { Passwords } from '../platform/passwords/startPasswords.ts';
import type { SealedStore } from '../platform/storage/sealedStore.ts';
import type { ObjectStore } from '../platform/storage/store.ts';
import type { StaffWriter } from './writes.ts';

/** What all code of the staff side gets from the server. */
export type StaffDeps = BudgetDeps &
  Passwords & {
    database: Kysely<Schema>;
    writer: StaffWriter;
    clock: Clock;
    keys: Pick<Keys, 'pepper' | 'device' | 'identity'>;
    images: ImageFiles;
    /** Signed links to recordings. */
    links: Pick<MediaLinks, 'make' | 'hold'>;
    /** The store of sealed identity documents. */
    documents: SealedStore;
    /** The store of recordings and pictures. */
    objects: ObjectStore;
    /** The origin of the staff side; writes come from its pages only. */
    adminOrigin: string;
    /** The origin of the site, for links to it. */
    publicOrigin: string;
    /** The address to which candidates write, where their organisation has none. */
    supportEmail: string;
    /** The price of one part of a text message, in baisa; null where it is unknown. */
    smsPartBaisa: number | null;
    /** Whether the staff side runs on https, so that its cookies must too. */
    isSecure: boolean;
    /** Whether e-mails leave this installation; otherwise they stay in the outbox folder. */
    sendsMail: boolean;
  };
