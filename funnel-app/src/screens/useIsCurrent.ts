import { useEffect, useRef } from 'react';
import { useScreenLeaving } from '#design-system/motion/screenLeaving.ts';

/**
 * Whether what the component belongs to is still in front of the visitor: a check that ends after they went back, or closed its dialog, must
 * not carry them along.
 */
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
