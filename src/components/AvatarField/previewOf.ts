const addresses = new WeakMap<Blob, string>();

/**
 * An address under which the page can show a chosen file. It holds until the page is left: the few pictures that
 * somebody tries are small, and one that is shown again must not have lost its address.
 */
export function previewOf(file: Blob): string {
  const address = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, address);
  return address;
}
