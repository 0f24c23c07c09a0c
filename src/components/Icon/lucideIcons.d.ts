// The package has types for the whole set only; single imports keep the other icons out of the bundle.
declare module '@lucide/icons/icons/*' {
  const drawing: import('./Icon.tsx').IconDrawing;
  export default drawing;
}
