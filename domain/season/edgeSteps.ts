/** How far (ms) an arrow key moves the edge of a window, and the step of a drag. */
export const EDGE_STEP_MS = 15 * 60_000;
/** How far (ms) an arrow key moves an edge while Shift is held. */
export const EDGE_LEAP_MS = 60 * 60_000;
