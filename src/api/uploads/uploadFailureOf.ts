import type { DetailedError } from 'tus-js-client';
import { type AppError, networkError } from '../../../domain/errors.ts';
import { fileUnreadable } from '../../../domain/forms/mediaFile.ts';
import { failureOf } from '../unwrap.ts';

/** Why an upload failed. Without a reply, either the server is unreachable or the file is gone. */
export async function uploadFailureOf(error: Error | DetailedError, file: Blob): Promise<AppError> {
  const reply = 'originalResponse' in error ? error.originalResponse : null;
  if (!reply || reply.getStatus() < 400) return (await isReadable(file)) ? networkError : fileUnreadable;
  const headers = { 'Retry-After': reply.getHeader('Retry-After') ?? '' };
  return failureOf(new Response(null, { status: reply.getStatus(), headers }), bodyOf(reply.getBody()));
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
