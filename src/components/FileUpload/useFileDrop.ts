import { useState, type DragEvent } from 'react';

/** Takes the first of the files that are dropped; without a taker, none. */
export function useFileDrop(onDrop: ((file: File) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      // Else the browser would leave the page to show the file.
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
