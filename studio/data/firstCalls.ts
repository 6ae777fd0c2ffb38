import { studioPath } from '#contract/studio/address.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { call, metaOf } from './call.ts';

type FirstCall = 'session' | 'campaigns';

/** What the page needs first, asked for while its other scripts are still on their way. Each answer is used once. */
const asked: { [Name in FirstCall]?: Promise<StudioAnswer<Name>> } = {};

function ask(name: FirstCall): void {
  const answer = call(name, {});
  // whoever takes it is told
  answer.catch(() => undefined);
  Object.assign(asked, { [name]: answer });
}

// a frame of the survey may load this file too, and has no token
if (metaOf('token') !== '') {
  ask('session');
  if (location.pathname === `${studioPath}/campaigns`) ask('campaigns');
}

/** The answer of a call without a body: what was asked for at first, else asked now. */
export function firstAnswer<Name extends FirstCall>(name: Name, signal: AbortSignal): Promise<StudioAnswer<Name>> {
  const first: Promise<StudioAnswer<Name>> | undefined = asked[name];
  delete asked[name];
  return first ?? call(name, {} as never, signal);
}
