/**
 * Limits the memory (bytes) of every WebAssembly module of this thread or process. The limits of Node cover only
 * JavaScript; such memory grows by this call alone.
 */
export function limitWasmMemory(bytes: number): void {
  const growth = Object.getOwnPropertyDescriptor(WebAssembly.Memory.prototype, 'grow');
  const grow = growth?.value as (this: WebAssembly.Memory, pages: number) => number;
  WebAssembly.Memory.prototype.grow = function limited(pages) {
    if (this.buffer.byteLength + pages * 65_536 > bytes) throw new RangeError('More than may be taken.');
    return grow.call(this, pages);
  };
}
