import { safeFileName } from '../../../domain/fileName.ts';

/** The name of somebody's file in a sentence of any direction: its ending stays last, and reads from left to right. */
export function FileName({ name }: { name: string }) {
  const safe = safeFileName(name);
  const dot = safe.lastIndexOf('.');
  if (dot <= 0) return <bdi>{safe}</bdi>;
  return (
    <bdi>
      {safe.slice(0, dot)}
      <bdi dir="ltr">{safe.slice(dot)}</bdi>
    </bdi>
  );
}
