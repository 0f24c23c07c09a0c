import type { DatabaseSettings } from '../platform/database/databaseSettings.ts';
import { openWriter, type Writer, type WriterOptions } from '../platform/writer/openWriter.ts';
import type { writes } from './writes.ts';

export type ServerWrites = typeof writes;

/** The writer that takes every write of the server. */
export type ServerWriter = Writer<ServerWrites>;

const ownWrites = new URL('./writes.ts', import.meta.url);

/**
 * Opens the writer on a migrated database.
 * @param module exports the server's writes and perhaps others
 */
export const openServerWriter = (
  settings: DatabaseSettings,
  options: WriterOptions,
  module: URL = ownWrites,
): Promise<ServerWriter> => openWriter<ServerWrites>(settings, module, options);

/**
 * Opens the writer of the inbox of text messages: beside the server's on PostgreSQL, so that neither waits for the other. SQLite has
 * one writer for everything.
 */
export const openInboxWriter = async (
  settings: DatabaseSettings,
  writer: ServerWriter,
  options: WriterOptions,
): Promise<ServerWriter> => (settings.kind === 'sqlite' ? writer : openServerWriter(settings, options));
