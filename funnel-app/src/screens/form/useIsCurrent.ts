import { useEffect, useRef } from 'react';
import { useScreenLeaving } from '#design-system/motion/screenLeaving.ts';

/** Whether the component is still in front of the visitor: a late check must not move them. */
export function useIsCurrent(): () => boolean {
  const leaving = useScreenLeaving();
  const here = useRef(true);
  useEffect(() => {
    here.current = !leaving;
    return () => {
      here.current = false;
    };
  }, [leaving]);
  return () => here.current;
}
