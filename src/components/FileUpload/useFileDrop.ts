import { useState, type DragEvent } from 'react';

/** Accepts the first dropped file; without `onDrop`, none. */
export function useFileDrop(onDrop: ((file: File) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      // Otherwise the browser replaces the page with the file.
      event.preventDefault();
      setOver(onDrop !== undefined);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onDrop?.(file);
    },
  };
  return { isOver, handlers };
}
