// The package types its icons together only; one by one they are imported so that no other comes along.
declare module '@lucide/icons/icons/*' {
  const drawing: import('./iconDrawing.ts').IconDrawing;
  export default drawing;
}
