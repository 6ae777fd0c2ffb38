import { useMutation } from '@tanstack/react-query';
import type { StudioAnswer, StudioBody, StudioCallName } from '#contract/studio/calls.ts';
import { type CallFailed, call } from './call.ts';

/**
 * One act of the table: whether it runs, and why it was refused.
 * @param after what the page asks anew once it is done
 */
export const useAct = <Name extends StudioCallName>(name: Name, after?: (answer: StudioAnswer<Name>) => void | Promise<void>) =>
  useMutation<StudioAnswer<Name>, CallFailed, StudioBody<Name>>({
    mutationFn: (body) => call(name, body),
    ...(after && { onSuccess: (answer) => after(answer) }),
  });
