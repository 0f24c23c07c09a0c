const addresses = new WeakMap<Blob, string>();

/**
 * Object URL of a chosen file. It is never revoked: the files are few and small, and a picture may be shown
 * again.
 */
export function previewOf(file: Blob): string {
  const address = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, address);
  return address;
}
