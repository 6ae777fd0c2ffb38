import { spyOn } from 'storybook/test';

/** A story's `beforeEach`: what the server says to every call. */
export const answeredBy = (answer: () => Promise<Response>) => () => {
  const spy = spyOn(window, 'fetch').mockImplementation(answer);
  return () => spy.mockRestore();
};

/** A call that stays on its way. */
export const noAnswer = () => new Promise<never>(() => undefined);
