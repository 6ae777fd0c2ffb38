/** The door to motion: how one screen gives way to the next. Applications install this; inside the repository import the files. */

export * from './StepTransition.tsx';
export { useScreenLeaving } from './screenLeaving.ts';
