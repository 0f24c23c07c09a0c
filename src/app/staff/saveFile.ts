/** Lets the browser save a file that a call has fetched. */
export function saveFile({ name, bytes }: { name: string; bytes: Blob }): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read the file by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
